import { type Price, moneyText } from './money.ts'

export const costText = (price: Price) => (price.amount === 0 ? 'free' : moneyText(price))
