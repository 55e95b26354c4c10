import { recordPlacePayment, remindPayers } from '@i-one/contract/payments'
import type { TestApp } from '../app.ts'
import { createOpenSession } from '../make-open-session.ts'
import type { Person } from '../make.ts'
import { type NotificationCase, placeAndStartText, byId, findPlaceId } from './case.ts'

const owing = async (app: TestApp) => {
  const { session, captain, others } = await createOpenSession(app, { others: 1 })
  const player = others[0]!
  const params = { id: session._id, place: findPlaceId(session, player) }
  const move = (by: Person, act: 'say' | 'confirm') =>
    app.as(by.token)(recordPlacePayment, { params, body: { act } })
  return { session, captain, player, move, link: `/sessions/${session._id}/payments` }
}

export const paymentCases: NotificationCase[] = [
  [
    'payment-said',
    'the captain',
    async (app) => {
      const { session, captain, player, move, link } = await owing(app)
      return {
        session,
        who: captain,
        happen: () => move(player, 'say'),
        title: `${player.nickname} says they paid`,
        text: `Confirm the payment once you have the money for the game ${placeAndStartText}.`,
        link,
      }
    },
  ],
  [
    'payment-confirmed',
    'who paid',
    async (app) => {
      const { session, captain, player, move, link } = await owing(app)
      return {
        session,
        who: player,
        happen: () => move(captain, 'confirm'),
        title: 'Paid: Fri 21 Nov at Adélékè Astro',
        text: `${player.nickname}’s share of the game ${placeAndStartText} is paid.`,
        link,
      }
    },
  ],
  [
    'payment-due',
    'who owes',
    async (app) => {
      const { session, captain, player, link } = await owing(app)
      return {
        session,
        who: player,
        happen: () => app.as(captain.token)(remindPayers, byId(session)),
        title: 'Still to pay: Fri 21 Nov at Adélékè Astro',
        text: `${captain.nickname} reminds you to pay your share of the game ${placeAndStartText}. Mark it as paid once you have paid.`,
        link,
      }
    },
  ],
]
