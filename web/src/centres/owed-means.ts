import { t } from '@lingui/core/macro'

export const owedExplanation = t`Owed covers past games and late cancellations, minus payments. Upcoming games are not included.`
