import { numberText } from '../formats/numbers.ts'
import { i18n } from '../i18n.ts'
import { type Price, getCurrencySymbol, getDecimalPlaces, getMinorUnits } from './money.ts'

export const formatAmount = ({ amount, currency }: Price) =>
  numberText(amount / getMinorUnits(currency), getDecimalPlaces(currency))

const plainText = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

const otherMarks: Record<string, string[]> = {
  NGN: ['nairas', 'naira', 'n'],
  XOF: ['fcfa', 'francs cfa', 'cfa', 'francs', 'f'],
}

const marksOf = (currency: string) =>
  [currency, getCurrencySymbol(currency), ...(otherMarks[currency] ?? [])].map(plainText)

const withoutMark = (text: string, currency: string) => {
  for (const mark of marksOf(currency)) {
    if (text.startsWith(mark)) return text.slice(mark.length).trim()
    if (text.endsWith(mark)) return text.slice(0, -mark.length).trim()
  }
  return text
}

const findParts = (text: string) => {
  const { decimal, group } = i18n.formats.numbers
  const whole = `(?<whole>\\d+|\\d{1,3}(?:([${group} ])\\d{3}(?:\\2\\d{3})*))`
  return new RegExp(`^${whole}(?:[${decimal}](?<decimals>\\d+))?(?<thousands> ?k)?$`).exec(text)?.groups
}

/** Parses '25,000', '₦25 000.00' or '25k' to minor units. In English, '18,5' and '25.000' are ambiguous: undefined. */
export const parseAmount = (text: string, currency: string): number | undefined => {
  const parts = findParts(withoutMark(plainText(text), currency))
  if (!parts) return undefined
  const { whole = '', decimals = '', thousands } = parts
  if (decimals.length > (thousands ? 2 : getDecimalPlaces(currency))) return undefined
  const units = Number(`${whole.replace(/\D/g, '')}.${decimals}`)
  return Math.round(units * (thousands ? 1000 : 1) * getMinorUnits(currency))
}
