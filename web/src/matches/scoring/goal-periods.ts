import { minute } from '@i-one/game/durations'
import { getPeriodRange } from '@i-one/game/matches/clock'
import { type MatchRules, listPeriods } from '@i-one/game/matches/match-rules'
import type { MatchStatus } from '../match-status.ts'

const maxAdded = 15

export const listGoalPeriods = (rules: MatchRules, { claimedAheadMs }: Pick<MatchStatus, 'claimedAheadMs'>) =>
  listPeriods(rules).flatMap((period) => {
    const range = getPeriodRange(period, rules)
    if (!range || (period.startsWith('extra') && claimedAheadMs[period] === undefined)) return []
    const regularLast = range.endMs / minute
    return [{ period, first: range.startMs / minute + 1, regularLast, last: regularLast + maxAdded }]
  })

export type GoalPeriod = ReturnType<typeof listGoalPeriods>[number]
