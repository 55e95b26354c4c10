import type { Period } from '@i-one/game/matches/event'
import type { MatchRules } from '@i-one/game/matches/match-rules'

const periodNames: Partial<Record<Period, string>> = {
  second: 'Second half',
  'extra-first': 'Extra time, first period',
  'extra-second': 'Extra time, second period',
  'shoot-out': 'Penalty Shootout',
}

export const periodText = ({ periods }: Pick<MatchRules, 'periods'>, period: Period) =>
  periodNames[period] ?? (periods > 1 ? 'First half' : 'Normal time')
