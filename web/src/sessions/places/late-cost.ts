import type { Session } from '@i-one/contract/sessions'
import { mostToPay, moneyText } from '@i-one/game/payments/money'

export const lateCost = ({
  price,
  capacity,
  payingSide,
}: Pick<Session, 'price' | 'capacity' | 'payingSide'>) => {
  if (price.amount === 0) return undefined
  const most = payingSide ? '' : `, at most ${moneyText(mostToPay(price, capacity))},`
  return `You owe your share${most} unless another player takes your place and stays`
}
