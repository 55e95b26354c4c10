const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const rules = new Intl.PluralRules('en', { type: 'ordinal' })

export const toOrdinal = (count: number): string => `${count}${endings[rules.select(count)] ?? 'th'}`
