import { type Price, getDecimalPlaces, getMinorUnits, moneyText } from './money.ts'

export const formatAmount = ({ amount, currency }: Price) =>
  (amount / getMinorUnits(currency)).toLocaleString('en-NG', {
    maximumFractionDigits: getDecimalPlaces(currency),
  })

const marksOf = (currency: string) => {
  const symbol = moneyText({ amount: 0, currency }).replace(/\s*0$/, '')
  return [currency, symbol, ...(currency === 'NGN' ? ['naira', 'n'] : [])].map((mark) =>
    mark.replace(/\s+/g, ' ').toLowerCase(),
  )
}

const plainText = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

const withoutMark = (text: string, currency: string) => {
  for (const mark of marksOf(currency)) {
    if (text.startsWith(mark)) return text.slice(mark.length).trim()
    if (text.endsWith(mark)) return text.slice(0, -mark.length).trim()
  }
  return text
}

const written = /^(?:\d+|\d{1,3}(?:([, ])\d{3}(?:\1\d{3})*))(?:\.(\d+))?( ?k)?$/

/** Parses '25,000', '₦25 000.00' or '25k' to minor units. Returns undefined for ambiguous '18,5' or '25.000'. */
export const parseAmount = (text: string, currency: string): number | undefined => {
  const bare = withoutMark(plainText(text), currency)
  const match = written.exec(bare)
  if (!match) return undefined
  const [, , decimals = '', thousands] = match
  if (decimals.length > (thousands ? 2 : getDecimalPlaces(currency))) return undefined
  const units = Number(bare.replace(/[, k]/g, ''))
  return Math.round(units * (thousands ? 1000 : 1) * getMinorUnits(currency))
}
