import { defineFields } from './lib/database/fields.ts'

export const deciderColumns = { aet: 'aet', penaltyShootout: 'penalty_shootout' } as const

export const matchRules = defineFields({
  periods: 'periods',
  minutesPerPeriod: 'minutes_per_period',
  ...deciderColumns,
})

export const ruleColumns = [
  'm.periods',
  'm.minutes_per_period as minutesPerPeriod',
  'm.aet',
  'm.penalty_shootout as penaltyShootout',
] as const
