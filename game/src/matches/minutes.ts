import { minute } from '../durations.ts'
import { type PeriodRules, getPeriodRange } from './clock.ts'
import { allPeriods, type MatchEvent, type Period } from './event.ts'
import type { MatchProgress } from './match-progress.ts'
import type { MatchRules } from './match-rules.ts'

export const formatMinute = (clockMs: number, period: Period | undefined, periods: PeriodRules): string => {
  const range = period && getPeriodRange(period, periods)
  if (!range || clockMs < range.endMs) return String(wholeMinutes(clockMs) + 1)
  return `${range.endMs / minute}+${wholeMinutes(clockMs - range.endMs) + 1}`
}

const wholeMinutes = (ms: number): number => Math.floor(ms / minute)

export interface EventMinutes {
  minuteOf: (event: MatchEvent) => string
  inOrder: (a: MatchEvent, b: MatchEvent) => number
}

export const toEventMinutes = (
  { claimedAheadMs, fullTimeAt }: Pick<MatchProgress, 'claimedAheadMs' | 'fullTimeAt'>,
  rules: MatchRules,
): EventMinutes => {
  const clockOf = ({ period, clockMs, at }: MatchEvent) => {
    const aheadMs = period && claimedAheadMs[period]
    // for an event added after full time, the scorekeeper entered the minute as shown on the scoreboard
    if (!aheadMs || (fullTimeAt && Date.parse(at) > Date.parse(fullTimeAt))) return clockMs
    return Math.max(clockMs - aheadMs, getPeriodRange(period, rules)?.startMs ?? 0)
  }

  const indexOf = (event: MatchEvent) =>
    event.period
      ? allPeriods.indexOf(event.period)
      : allPeriods.findIndex((period) => event.clockMs < (getPeriodRange(period, rules)?.endMs ?? Infinity))

  return {
    minuteOf: (event) => formatMinute(clockOf(event), event.period, rules),
    inOrder: (a, b) => indexOf(a) - indexOf(b) || clockOf(a) - clockOf(b),
  }
}
