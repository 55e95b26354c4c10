import type { Money } from '@i-one/contract/shapes'

/** '₦2,500': kobo only where there are any. */
export const moneyText = ({ amount, currency }: Money) =>
  new Intl.NumberFormat('en-NG', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount / 100)
