import { minute } from '../durations.ts'
import { type Periods, periodRange } from './clock.ts'
import { allPeriods, type MatchEvent, type Period } from './event.ts'
import type { MatchProgress } from './match-progress.ts'
import type { MatchRules } from './match-rules.ts'

export const minuteAt = (clockMs: number, period: Period | undefined, periods: Periods): string => {
  const range = period && periodRange(period, periods)
  if (!range || clockMs < range.endMs) return String(wholeMinutes(clockMs) + 1)
  return `${range.endMs / minute}+${wholeMinutes(clockMs - range.endMs) + 1}`
}

const wholeMinutes = (ms: number): number => Math.floor(ms / minute)

export interface Minutes {
  minuteOf: (event: MatchEvent) => string
  inOrder: (a: MatchEvent, b: MatchEvent) => number
}

export const toMinutes = (
  { claimedAheadMs, fullTimeAt }: Pick<MatchProgress, 'claimedAheadMs' | 'fullTimeAt'>,
  rules: MatchRules,
): Minutes => {
  const clockOf = ({ period, clockMs, at }: MatchEvent) => {
    const aheadMs = period && claimedAheadMs[period]
    // events added after full time already have the minute shown on the scoreboard
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
