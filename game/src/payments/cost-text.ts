import { i18n } from '../i18n.ts'
import { type Price, moneyText } from './money.ts'

export const costText = (price: Price) => (price.amount === 0 ? i18n._('free') : moneyText(price))
