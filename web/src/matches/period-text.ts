import type { Period } from '@i-one/game/matches/event'
import type { MatchRules } from '@i-one/game/matches/match-rules'
import { t } from '@lingui/core/macro'

const periodNames: Partial<Record<Period, string>> = {
  second: t`Second half`,
  'extra-first': t`Extra time, first period`,
  'extra-second': t`Extra time, second period`,
  'shoot-out': t`Penalty Shootout`,
}

export const periodText = ({ periods }: Pick<MatchRules, 'periods'>, period: Period) =>
  periodNames[period] ?? (periods > 1 ? t`First half` : t`Normal time`)
