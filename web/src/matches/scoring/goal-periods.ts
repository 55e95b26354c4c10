import { minute } from '@i-one/game/durations'
import { periodRange } from '@i-one/game/matches/clock'
import type { Period } from '@i-one/game/matches/event'
import { type MatchRules, periodsOf } from '@i-one/game/matches/match-progress'
import type { MatchStatus } from '../match-status.ts'

const names: Partial<Record<Period, string>> = {
  second: 'Second half',
  'extra-first': 'Extra time, first period',
  'extra-second': 'Extra time, second period',
}

export const periodText = ({ periods }: Pick<MatchRules, 'periods'>, period: Period) =>
  names[period] ?? (periods > 1 ? 'First half' : 'Normal time')

/** The minutes of added time that can be chosen. */
const mostAdded = 15

/** A period in which a goal can have been scored. Its minutes are counted through from the kick-off of the match. */
export interface GoalPeriod {
  period: Period
  first: number
  /** The last minute without added time. */
  regularLast: number
  last: number
}

/** The regular periods of a match, and those of extra time that were played. */
export const goalPeriods = (
  rules: MatchRules,
  { claimedAheadMs }: Pick<MatchStatus, 'claimedAheadMs'>,
): GoalPeriod[] =>
  periodsOf(rules).flatMap((period) => {
    const range = periodRange(period, rules)
    if (!range || (period.startsWith('extra') && claimedAheadMs[period] === undefined)) return []
    const regularLast = range.endMs / minute
    return [{ period, first: range.startMs / minute + 1, regularLast, last: regularLast + mostAdded }]
  })
