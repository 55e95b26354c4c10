import { t } from '@lingui/core/macro'

export const matchNameText = (teamOne: string, teamTwo: string) => t`${teamOne} v ${teamTwo}`
