import { transferCaptaincy } from '@i-one/contract/sessions/captain'
import { withdrawOpponent, becomeOpponent } from '@i-one/contract/sessions/opponents'
import { addGuests, joinSession, leaveSession, removePlace } from '@i-one/contract/sessions/places'
import { createOpenSession } from '../make-open-session.ts'
import { createPerson } from '../make.ts'
import { type NotificationCase, placeAndStartText, byId, findPlaceId } from './case.ts'

export const placeCases: NotificationCase[] = [
  [
    'opponent',
    'the captain whose other side is taken',
    async (app) => {
      const { session, captain } = await createOpenSession(app, { sets: 1 })
      const opponent = await createPerson(app, { nickname: 'Tunde' })
      return {
        session,
        who: captain,
        happen: () => app.as(opponent.token)(becomeOpponent, { ...byId(session), body: {} }),
        title: 'You have an opponent: Fri 21 Nov at Adélékè Astro',
        text: `Tunde is bringing the other team to your game ${placeAndStartText}.`,
      }
    },
  ],
  [
    'opponent',
    'who is in when the other side is given up',
    async (app) => {
      const { session, others } = await createOpenSession(app, { sets: 1, others: 1 })
      const opponent = await createPerson(app, { nickname: 'Tunde' })
      await app.as(opponent.token)(becomeOpponent, { ...byId(session), body: {} })
      return {
        session,
        who: others[0]!,
        happen: () => app.as(opponent.token)(withdrawOpponent, byId(session)),
        title: 'Opponent wanted again: Fri 21 Nov at Adélékè Astro',
        text: `Tunde is not coming. Your game ${placeAndStartText} needs an opponent again.`,
      }
    },
  ],
  [
    'place-for-you',
    'who waited to be taken in',
    async (app) => {
      const { session, others } = await createOpenSession(app, { playersPerTeam: 1, others: 1 })
      const who = await createPerson(app)
      await app.as(who.token)(joinSession, byId(session))
      return {
        session,
        who,
        happen: () => app.as(others[0]?.token)(leaveSession, byId(session)),
        title: 'You are in: Fri 21 Nov at Adélékè Astro',
        text: `A spot opened up ${placeAndStartText}, and it is yours. You can leave for free until Fri 21 Nov at 15:00. After that you owe your share, at most ₦12,500, unless another player takes the spot and stays.`,
      }
    },
  ],
  [
    'place-for-you',
    'the host of a guest who waited',
    async (app) => {
      const { session, others } = await createOpenSession(app, { playersPerTeam: 2, others: 3 })
      const [host, leaver] = others
      const body = { guests: [{ name: 'Emeka' }] }
      await app.as(host!.token)(addGuests, { ...byId(session), body })
      return {
        session,
        who: host!,
        happen: () => app.as(leaver!.token)(leaveSession, byId(session)),
        title: 'Emeka is in: Fri 21 Nov at Adélékè Astro',
        text: `A spot opened up ${placeAndStartText}, and your guest Emeka has it. You can remove them for free until Fri 21 Nov at 15:00. After that you owe your share, at most ₦6,250, unless another player takes the spot and stays.`,
      }
    },
  ],
  [
    'place-for-you',
    'who waited to be asked',
    async (app) => {
      const { session, others } = await createOpenSession(app, { playersPerTeam: 1, others: 1 })
      const who = await createPerson(app)
      await app.as(who.token)(joinSession, { ...byId(session), body: { takeMeIn: false } })
      return {
        session,
        who,
        happen: () => app.as(others[0]?.token)(leaveSession, byId(session)),
        title: 'A spot for you: Fri 21 Nov at Adélékè Astro',
        text: `A spot opened up ${placeAndStartText}. Take it by 18:18, or we ask the next player.`,
      }
    },
  ],
  [
    'removed',
    'who was removed',
    async (app) => {
      const { session, captain, others } = await createOpenSession(app, { others: 1 })
      const place = findPlaceId(session, others[0]!)
      return {
        session,
        who: others[0]!,
        happen: () => app.as(captain.token)(removePlace, { params: { id: session._id, place } }),
        title: 'You were removed from a game',
        text: `${captain.nickname} has removed you from the game ${placeAndStartText}.`,
        link: '/',
      }
    },
  ],
  [
    'handed-over',
    'the new captain',
    async (app) => {
      const { session, captain, others } = await createOpenSession(app, { others: 1 })
      const body = { player: others[0]!.id }
      return {
        session,
        who: others[0]!,
        happen: () => app.as(captain.token)(transferCaptaincy, { ...byId(session), body }),
        title: 'You are now the captain',
        text: `${captain.nickname} has handed over the game ${placeAndStartText} to you. At kick-off, you owe the share of every empty spot. You can hand over the game until then.`,
      }
    },
  ],
  [
    'joined',
    'the captain',
    async (app) => {
      const { session, captain } = await createOpenSession(app)
      const who = await createPerson(app)
      return {
        session,
        who: captain,
        happen: () => app.as(who.token)(joinSession, byId(session)),
        title: `${who.nickname} has joined`,
        text: `${who.nickname} has joined your game ${placeAndStartText}.`,
      }
    },
  ],
  [
    'left',
    'the captain',
    async (app) => {
      const { session, captain, others } = await createOpenSession(app, { others: 1 })
      return {
        session,
        who: captain,
        happen: () => app.as(others[0]?.token)(leaveSession, byId(session)),
        title: `${others[0]?.nickname} has left`,
        text: `${others[0]?.nickname} has left your game ${placeAndStartText}.`,
      }
    },
  ],
]
