import { i18n } from '../i18n.ts'

const texts = new Map([
  ['Friendly Match', () => i18n._('Friendly Match')],
  ['League Match', () => i18n._('League Match')],
  ['Cup Match', () => i18n._('Cup Match')],
  ['Cup Finals', () => i18n._('Cup Finals')],
])

export const matchTypeText = (matchType: string) => texts.get(matchType)?.() ?? matchType
