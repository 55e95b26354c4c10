import { matchTypeNames } from './match-type-names.ts'

const names: Partial<Record<string, string>> = matchTypeNames

export const matchTypeText = (matchType: string) => names[matchType] ?? matchType
