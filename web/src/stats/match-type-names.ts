import type { MatchType } from '@i-one/contract/stats'
import { t } from '@lingui/core/macro'

export const matchTypeNames: Record<MatchType, string> = {
  'Friendly Match': t`Friendly Match`,
  'League Match': t`League Match`,
  'Cup Match': t`Cup Match`,
  'Cup Finals': t`Cup Finals`,
}
