import type { TournamentFormat } from '@i-one/contract/tournaments/rules'
import { t } from '@lingui/core/macro'

export const formatNames: Record<TournamentFormat, string> = {
  league: t`League`,
  groups: t`Groups then knock-out`,
  'knock-out': t`Knock-out`,
}
