import { minute } from '../durations.ts'
import { type Periods, periodRange } from './clock.ts'
import { allPeriods, type MatchEvent, type Period } from './event.ts'
import type { MatchProgress, MatchRules } from './match-progress.ts'

/**
 * The minute on the scoreboard: 0:00 to 0:59 is '1', after the regular end of its period '45+2'. Without a period
 * there is no added time.
 */
export const minuteAt = (clockMs: number, period: Period | undefined, periods: Periods): string => {
  const range = period && periodRange(period, periods)
  if (!range || clockMs < range.endMs) return String(wholeMinutes(clockMs) + 1)
  return `${range.endMs / minute}+${wholeMinutes(clockMs - range.endMs) + 1}`
}

const wholeMinutes = (ms: number): number => Math.floor(ms / minute)

/** The minutes of a match's events. */
export interface Minutes {
  minuteOf: (event: MatchEvent) => string
  /** Sorts by period, then by clock. */
  inOrder: (a: MatchEvent, b: MatchEvent) => number
}

export const minutesOf = (
  { claimedAheadMs, fullTimeAt }: Pick<MatchProgress, 'claimedAheadMs' | 'fullTimeAt'>,
  rules: MatchRules,
): Minutes => {
  const clockOf = ({ period, clockMs, at }: MatchEvent) => {
    const aheadMs = period && claimedAheadMs[period]
    // what is added after full time names the minute of the scoreboard
    if (!aheadMs || (fullTimeAt && Date.parse(at) > Date.parse(fullTimeAt))) return clockMs
    return Math.max(clockMs - aheadMs, periodRange(period, rules)?.startMs ?? 0)
  }

  const indexOf = (event: MatchEvent) =>
    event.period
      ? allPeriods.indexOf(event.period)
      : allPeriods.findIndex((period) => event.clockMs < (periodRange(period, rules)?.endMs ?? Infinity))

  return {
    minuteOf: (event) => minuteAt(clockOf(event), event.period, rules),
    inOrder: (a, b) => indexOf(a) - indexOf(b) || clockOf(a) - clockOf(b),
  }
}
