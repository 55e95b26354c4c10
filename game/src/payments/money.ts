import { minimumPlayers } from '../sessions/deadlines.ts'

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
export const decimalPlaces = (currency: string): number =>
  Number(Object.entries(unusualPlaces).find(([, codes]) => codes.includes(currency))?.[0] ?? 2)

export const minorUnits = (currency: string): number => 10 ** decimalPlaces(currency)

export const moneyText = ({ amount, currency }: Price) => {
  const places = decimalPlaces(currency)
  return new Intl.NumberFormat('en-NG', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount / minorUnits(currency))
}

export const decimalText = ({ amount, currency }: Price) =>
  (amount / minorUnits(currency)).toFixed(decimalPlaces(currency))

export const roundToWhole = (amount: number, currency: string) => {
  const unit = minorUnits(currency)
  return Math.round(amount / unit) * unit
}

export const sharingUnit = ({ amount, currency }: Price) => {
  const unit = minorUnits(currency)
  return amount % unit === 0 ? unit : 1
}

export const largestShare = ({ amount, currency }: Price, people: number): Price => {
  const unit = sharingUnit({ amount, currency })
  return { amount: Math.ceil(amount / people / unit) * unit, currency }
}

export const maxAmountToPay = (price: Price, capacity: number): Price =>
  largestShare(price, minimumPlayers(capacity))

export const atMostText = (price: Price, capacity: number) => {
  const max = maxAmountToPay(price, capacity)
  return max.amount > largestShare(price, capacity).amount ? `at most ${moneyText(max)}` : undefined
}

export const priceText = (price: Price, capacity: number) => {
  const [min, max] = [moneyText(largestShare(price, capacity)), atMostText(price, capacity)]
  if (max) return `from ${min} when full, ${max}`
  return price.amount ? `${min} each` : 'free'
}

export const joinPriceText = (price: Price, capacity: number) => {
  const [min, max] = [moneyText(largestShare(price, capacity)), moneyText(maxAmountToPay(price, capacity))]
  return min === max ? min : `${min} to ${max}`
}

export const shareText = (price: Price, people: number) => {
  const share = largestShare(price, people)
  const even = share.amount * people === price.amount
  return `${even ? '' : 'about '}${moneyText(share)} each`
}
