import type { Session } from '@i-one/contract/sessions'
import { moneyText, priceText } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'

type Paid = Pick<Session, 'price' | 'payingSide' | 'teamOne' | 'teamTwo'>

/** Returns `undefined` if all players share the price, or if the game is free. */
export const getPayingTeam = ({ price, payingSide, teamOne, teamTwo }: Paid) =>
  payingSide && price.amount > 0 ? (payingSide === 1 ? teamOne : teamTwo).name : undefined

export const payerText = (session: Paid) => {
  const team = getPayingTeam(session)
  return team === undefined ? undefined : t`${team} pay ${{ price: moneyText(session.price) }}`
}

export const joiningPriceText = (session: Paid & Pick<Session, 'capacity'>) =>
  payerText(session) ?? priceText(session.price, session.capacity)
