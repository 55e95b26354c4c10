import type { Money } from '@i-one/contract/shapes'

/** '₦2,500': kobo only where there are any. */
export const moneyText = ({ amount, currency }: Money) =>
  new Intl.NumberFormat('en-NG', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount / 100)

/**
 * What one of `people` pays of a price that is split in whole units by the largest remainder: at most so much, and
 * some pay one unit less where it does not come out even.
 */
export const largestShare = ({ amount, currency }: Money, people: number): Money => ({
  amount: Math.ceil(amount / people / 100) * 100,
  currency,
})

/** '₦2,500 each', or 'about ₦2,334 each' where the shares differ by a unit. */
export const shareText = (price: Money, people: number) => {
  const share = largestShare(price, people)
  const even = share.amount * people === price.amount
  return `${even ? '' : 'about '}${moneyText(share)} each`
}
