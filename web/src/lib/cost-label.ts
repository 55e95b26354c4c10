import { moneyText, type Price } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'

/** Starts with a capital letter, unlike `costText`. */
export const costLabel = (price: Price) =>
  price.amount === 0 ? t({ message: 'Free', context: 'price' }) : moneyText(price)
