import { minimumOf } from '../sessions/deadlines.ts'

/** What something costs: `amount` in whole minor units, like kobo; `currency` by ISO 4217. */
export interface Price {
  amount: number
  currency: string
}

/** ISO 4217: the currencies whose minor unit is not a hundredth, by their number of decimal places. */
const unusualPlaces = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
}

/** `Intl` has its own opinion, which differs between engines: 0 for IDR, IQD or PKR. */
export const decimalPlaces = (currency: string): number =>
  Number(Object.entries(unusualPlaces).find(([, codes]) => codes.includes(currency))?.[0] ?? 2)

/** How many minor units make a whole one: 100 kobo are a naira. */
export const minorUnits = (currency: string): number => 10 ** decimalPlaces(currency)

/** '₦2,500', as it is written in Nigeria: kobo only where there are any. */
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

/** '2500.00', for files that programs read. */
export const decimalText = ({ amount, currency }: Price) =>
  (amount / minorUnits(currency)).toFixed(decimalPlaces(currency))

/** The nearest sum in whole units, given in minor units: prices are said without kobo. */
export const roundToWhole = (amount: number, currency: string) => {
  const unit = minorUnits(currency)
  return Math.round(amount / unit) * unit
}

/** Whole units where the price has no others: nobody has kobo at a pitch. */
export const sharingUnit = ({ amount, currency }: Price) => {
  const unit = minorUnits(currency)
  return amount % unit === 0 ? unit : 1
}

/** The largest of the shares that `people`, 1 or more, pay of a price: some pay a unit less where it does not come out even. */
export const largestShare = ({ amount, currency }: Price, people: number): Price => {
  const unit = sharingUnit({ amount, currency })
  return { amount: Math.ceil(amount / people / unit) * unit, currency }
}

/** What somebody who joins a session pays at most: the captain pays what is missing where fewer than usual play. */
export const mostToPay = (price: Price, capacity: number): Price => largestShare(price, minimumOf(capacity))

/** 'at most ₦6,250', and nothing where that is what one pays with all in. */
export const atMostText = (price: Price, capacity: number) => {
  const most = mostToPay(price, capacity)
  return most.amount > largestShare(price, capacity).amount ? `at most ${moneyText(most)}` : undefined
}

/** 'from ₦2,500 when full, at most ₦6,250': what it costs to join a session. */
export const priceText = (price: Price, capacity: number) => {
  const [least, most] = [moneyText(largestShare(price, capacity)), atMostText(price, capacity)]
  if (most) return `from ${least} when full, ${most}`
  return price.amount ? `${least} each` : 'free'
}

/** The same on a button: '₦2,500 to ₦6,250'. */
export const joinPriceText = (price: Price, capacity: number) => {
  const [least, most] = [moneyText(largestShare(price, capacity)), moneyText(mostToPay(price, capacity))]
  return least === most ? least : `${least} to ${most}`
}

/** '₦2,500 each', or 'about ₦2,334 each' where the shares differ by a unit. `people` are 1 or more. */
export const shareText = (price: Price, people: number) => {
  const share = largestShare(price, people)
  const even = share.amount * people === price.amount
  return `${even ? '' : 'about '}${moneyText(share)} each`
}
