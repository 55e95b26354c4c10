import type { Money } from '@i-one/contract/shapes'

/** '₦2,500': kobo only where there are any. */
export const moneyText = ({ amount, currency }: Money) =>
  new Intl.NumberFormat('en-NG', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount / 100)

/** What one of `people` pays at most of a price split in whole units: '₦2,500 each', or 'about ₦2,334 each'. */
export const shareText = ({ amount, currency }: Money, people: number) => {
  const share = Math.ceil(amount / people / 100) * 100
  return `${share * people === amount ? '' : 'about '}${moneyText({ amount: share, currency })} each`
}
