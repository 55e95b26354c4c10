import { type Price, moneyText } from './money.ts'

/** What somebody pays: '₦2,500', or 'free'. */
export const costText = (price: Price) => (price.amount === 0 ? 'free' : moneyText(price))
