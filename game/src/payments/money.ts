import { minimumOf } from '../sessions/deadlines.ts'

/** What something costs: `amount` in whole minor units, kobo of the naira; `currency` by ISO 4217. */
interface Price {
  amount: number
  currency: string
}

/** '₦2,500', as it is written in Nigeria: kobo only where there are any. */
export const moneyText = ({ amount, currency }: Price) =>
  new Intl.NumberFormat('en-NG', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount / 100)

/** How people mark a sum of a currency, before or after it. */
const marksOf = (currency: string) => {
  const parts = new Intl.NumberFormat('en-NG', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency
  return [currency, symbol, ...(currency === 'NGN' ? ['naira', 'n'] : [])].map((mark) => mark.toLowerCase())
}

const withoutMark = (text: string, currency: string) => {
  for (const mark of marksOf(currency)) {
    if (text.startsWith(mark)) return text.slice(mark.length).trim()
    if (text.endsWith(mark)) return text.slice(0, -mark.length).trim()
  }
  return text
}

/** Thousands stand in groups of three, all apart in the same way; after a point there are kobo, one digit or two. */
const written = /^(?:\d+|\d{1,3}(?:([, ])\d{3}(?:\1\d{3})*))(?:\.(\d{1,2}))?( ?k)?$/

/**
 * The amount that somebody in Nigeria means by '25,000', '₦25 000.00' or '25k', in minor units; `undefined` where it
 * could be more than one. A comma never stands before kobo: '18,5' and '25.000' are no prices, and no guess is made.
 */
export const readAmount = (text: string, currency: string): number | undefined => {
  const bare = withoutMark(text.replace(/\s+/g, ' ').trim().toLowerCase(), currency)
  const match = written.exec(bare)
  if (!match) return undefined
  const units = Number(bare.replace(/[, k]/g, ''))
  return Math.round(units * (match[3] ? 1000 : 1) * 100)
}

/**
 * What one of `people`, 1 or more, pays of a price that is split in whole units by the largest remainder: at most so
 * much, and some pay one unit less where it does not come out even.
 */
export const largestShare = ({ amount, currency }: Price, people: number): Price => ({
  amount: Math.ceil(amount / people / 100) * 100,
  currency,
})

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
  return most ? `from ${least} when full, ${most}` : `${least} each`
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
