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

/**
 * What one of `people`, 1 or more, pays of a price that is split in whole units by the largest remainder: at most so
 * much, and some pay one unit less where it does not come out even.
 */
export const largestShare = ({ amount, currency }: Price, people: number): Price => ({
  amount: Math.ceil(amount / people / 100) * 100,
  currency,
})

/** '₦2,500 each', or 'about ₦2,334 each' where the shares differ by a unit. `people` are 1 or more. */
export const shareText = (price: Price, people: number) => {
  const share = largestShare(price, people)
  const even = share.amount * people === price.amount
  return `${even ? '' : 'about '}${moneyText(share)} each`
}
