import { fill } from '../formats/fill.ts'
import { fixedText } from '../formats/numbers.ts'
import { i18n } from '../i18n.ts'
import { getMinimumPlayers } from '../sessions/deadlines.ts'

/** `amount` is in minor units, such as kobo. `currency` is an ISO 4217 code. */
export interface Price {
  amount: number
  currency: string
}

const unusualPlaces = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
}

/** Does not use `Intl`, because JavaScript engines disagree on the decimals of IDR, IQD and PKR. */
export const getDecimalPlaces = (currency: string): number =>
  Number(Object.entries(unusualPlaces).find(([, codes]) => codes.includes(currency))?.[0] ?? 2)

export const getMinorUnits = (currency: string): number => 10 ** getDecimalPlaces(currency)

const symbols = new Map<string, string>()

/** Languages use the same symbols, with few exceptions. */
const findSymbol = (currency: string) => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}

/** Caches symbols, because creating a format is slow. */
export const getCurrencySymbol = (currency: string) => {
  const symbol = symbols.get(currency) ?? findSymbol(currency)
  symbols.set(currency, symbol)
  return symbol
}

export const fillMoney = (number: string, currency: string) => {
  const symbol = getCurrencySymbol(currency)
  return fill(i18n.formats.money[/\p{S}$/u.test(symbol) ? 'symbol' : 'letters'], { symbol, number })
}

export const moneyText = ({ amount, currency }: Price) => {
  const units = Math.abs(amount) / getMinorUnits(currency)
  const number = fixedText(units, Number.isInteger(units) ? 0 : getDecimalPlaces(currency))
  return (amount < 0 ? '-' : '') + fillMoney(number, currency)
}

export const decimalText = ({ amount, currency }: Price) =>
  (amount / getMinorUnits(currency)).toFixed(getDecimalPlaces(currency))

export const roundToWhole = (amount: number, currency: string) => {
  const unit = getMinorUnits(currency)
  return Math.round(amount / unit) * unit
}

export const getSharingUnit = ({ amount, currency }: Price) => {
  const unit = getMinorUnits(currency)
  return amount % unit === 0 ? unit : 1
}

export const getLargestShare = ({ amount, currency }: Price, people: number): Price => {
  const unit = getSharingUnit({ amount, currency })
  return { amount: Math.ceil(amount / people / unit) * unit, currency }
}

export const getMaxAmountToPay = (price: Price, capacity: number): Price =>
  getLargestShare(price, getMinimumPlayers(capacity))

export const atMostText = (price: Price, capacity: number) => {
  const max = getMaxAmountToPay(price, capacity)
  return max.amount > getLargestShare(price, capacity).amount
    ? i18n._('at most {price}', { price: moneyText(max) })
    : undefined
}

export const priceText = (price: Price, capacity: number) => {
  if (price.amount === 0) return i18n._('free')
  const [min, max] = [getLargestShare(price, capacity), getMaxAmountToPay(price, capacity)]
  return max.amount > min.amount
    ? i18n._('from {min} when full, at most {max}', { min: moneyText(min), max: moneyText(max) })
    : i18n._('{price} each', { price: moneyText(min) })
}

export const priceRangeText = (price: Price, capacity: number) => {
  const [min, max] = [
    moneyText(getLargestShare(price, capacity)),
    moneyText(getMaxAmountToPay(price, capacity)),
  ]
  return min === max ? min : i18n._('{min} to {max}', { min, max })
}

export const shareText = (price: Price, people: number) => {
  const share = getLargestShare(price, people)
  return share.amount * people === price.amount
    ? i18n._('{price} each', { price: moneyText(share) })
    : i18n._('about {price} each', { price: moneyText(share) })
}
