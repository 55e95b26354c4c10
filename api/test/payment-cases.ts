import { movePayment, remindPayers } from '@i-one/contract/payments'
import { makeOpenSession } from './make-open-session.ts'
import { type Case, at, byId, placeOf } from './notification-case.ts'

/** What is told of money. */
export const ofMoney: Case[] = [
  [
    'payment-said',
    'the captain',
    async (app) => {
      const { session, captain, others } = await makeOpenSession(app, { others: 1 })
      const [player] = others as [(typeof others)[0]]
      const params = { id: session._id, place: placeOf(session, player) }
      return {
        session,
        who: captain,
        happen: () => app.as(player.token)(movePayment, { params, body: { act: 'say' } }),
        title: `${player.nickname} says it is paid`,
        text: `Confirm it once you have the money for the session ${at}.`,
        link: `/sessions/${session._id}/payments`,
      }
    },
  ],
  [
    'payment-confirmed',
    'who paid',
    async (app) => {
      const { session, captain, others } = await makeOpenSession(app, { others: 1 })
      const [player] = others as [(typeof others)[0]]
      const params = { id: session._id, place: placeOf(session, player) }
      return {
        session,
        who: player,
        happen: () => app.as(captain.token)(movePayment, { params, body: { act: 'confirm' } }),
        title: 'Paid: Fri 21 Nov at Adélékè Astro',
        text: `${player.nickname}’s share of the session ${at} is paid.`,
        link: `/sessions/${session._id}/payments`,
      }
    },
  ],
  [
    'payment-due',
    'who owes',
    async (app) => {
      const { session, captain, others } = await makeOpenSession(app, { others: 1 })
      const [player] = others as [(typeof others)[0]]
      return {
        session,
        who: player,
        happen: () => app.as(captain.token)(remindPayers, byId(session)),
        title: 'Still to pay: Fri 21 Nov at Adélékè Astro',
        text: `${captain.nickname} reminds you of your share of the session ${at}. Say so there once you have paid.`,
        link: `/sessions/${session._id}/payments`,
      }
    },
  ],
]
