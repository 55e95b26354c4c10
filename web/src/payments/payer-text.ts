import type { Session } from '@i-one/contract/sessions'
import { moneyText, priceText } from '@i-one/game/payments/money'

type Paid = Pick<Session, 'price' | 'payingSide' | 'teamOne' | 'teamTwo'>

export const payerText = ({ price, payingSide, teamOne, teamTwo }: Paid) =>
  payingSide && price.amount > 0
    ? `${(payingSide === 1 ? teamOne : teamTwo).name} pay ${moneyText(price)}`
    : undefined

export const joiningPriceText = (session: Paid & Pick<Session, 'capacity'>) =>
  payerText(session) ?? priceText(session.price, session.capacity)
