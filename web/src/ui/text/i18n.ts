export { numberText } from '@i-one/game/formats/numbers'

const language = import.meta.env.LANGUAGE

const cardinals = new Intl.PluralRules(language)
let ordinals: Intl.PluralRules | undefined

/** Cases of a message: `0` is for the number, `one` and `other` are plural categories of the language. */
type Cases = Record<string, string> & { other?: string }

const choose = (name: string | number, cases: Cases) => (Object.hasOwn(cases, name) ? cases[name] : undefined)

export const plural = (count: number, cases: Cases, isOrdinal = false) => {
  const rules = isOrdinal ? (ordinals ??= new Intl.PluralRules(language, { type: 'ordinal' })) : cardinals
  return choose(count, cases) ?? choose(rules.select(count), cases) ?? cases.other ?? ''
}

export const select = (key: unknown, cases: Cases) => choose(String(key), cases) ?? cases.other ?? ''
