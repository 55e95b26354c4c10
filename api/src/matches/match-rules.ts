import type { MatchRules } from '@i-one/game/matches/match-progress'

export interface RuleColumns {
  periods: number
  minutes_per_period: number
  aet: boolean
  penalty_shootout: boolean
}

export const rulesOf = (match: RuleColumns): MatchRules => ({
  periods: match.periods,
  minutesPerPeriod: match.minutes_per_period,
  aet: match.aet,
  penaltyShootout: match.penalty_shootout,
})
