import { cancelSession, startSession } from '@i-one/contract/sessions'
import { declineSession } from '@i-one/contract/sessions/authorization'
import { abandonSession } from '@i-one/contract/sessions/captain'
import { createOpenSession, sessionStart } from '../make-open-session.ts'
import {
  type NotificationCase,
  placeAndStartText,
  byId,
  createSessionOnOwnersPitch,
  sessionStartText,
} from './case.ts'

export const endingCases: NotificationCase[] = [
  [
    'declined',
    'the captain',
    async (app) => {
      const { owner, session, captain } = await createSessionOnOwnersPitch(app)
      return {
        session,
        who: captain,
        happen: () =>
          app.as(owner.token)(declineSession, { ...byId(session), body: { reason: 'Being painted' } }),
        title: 'Declined: Fri 21 Nov at Adélékè Astro',
        text: `Adélékè Astro can’t take your game on ${sessionStartText}. Reason: “Being painted”`,
      }
    },
  ],
  [
    'cancelled',
    'the pitch, by the captain',
    async (app) => {
      const { owner, session, captain } = await createSessionOnOwnersPitch(app)
      return {
        session,
        who: owner,
        happen: () => app.as(captain.token)(cancelSession, { ...byId(session), body: { reason: 'Rain' } }),
        title: 'Cancelled: Fri 21 Nov at Adélékè Astro',
        text: `${captain.nickname} has cancelled the game ${placeAndStartText}. Reason: “Rain”`,
      }
    },
  ],
  [
    'cancelled',
    'a player, by the pitch',
    async (app) => {
      const { owner, session, others } = await createSessionOnOwnersPitch(app)
      return {
        session,
        who: others[0]!,
        happen: () => app.as(owner.token)(cancelSession, byId(session)),
        title: 'Cancelled: Fri 21 Nov at Adélékè Astro',
        text: `Adélékè Astro has cancelled the game on ${sessionStartText}.`,
      }
    },
  ],
  [
    'cancelled',
    'a player, by the fill deadline',
    async (app) => {
      const { session, others } = await createOpenSession(app, { others: 1 })
      app.clock.set(session.fillBy)
      return {
        session,
        who: others[0]!,
        happen: app.sweep,
        title: 'Cancelled: Fri 21 Nov at Adélékè Astro',
        text: `Too few players joined the game ${placeAndStartText} in time, so it has been cancelled.`,
      }
    },
  ],
  [
    'cancelled',
    'the captain, for want of an answer',
    async (app) => {
      const { session, captain } = await createSessionOnOwnersPitch(app)
      app.clock.set(session.authorizeBy!)
      return {
        session,
        who: captain,
        happen: app.sweep,
        title: 'Cancelled: Fri 21 Nov at Adélékè Astro',
        text: `Adélékè Astro did not answer in time. The game on ${sessionStartText} is cancelled.`,
      }
    },
  ],
  [
    'cancelled',
    'a player, broken off after its start',
    async (app) => {
      const { session, captain, others } = await createOpenSession(app, { others: 3 })
      app.clock.set(sessionStart)
      await app.as(captain.token)(startSession, byId(session))
      const body = { reason: 'rain' as const }
      return {
        session,
        who: others[0]!,
        happen: () => app.as(captain.token)(abandonSession, { ...byId(session), body }),
        title: 'Called off: Fri 21 Nov at Adélékè Astro',
        text: `The game ${placeAndStartText} was called off because it rained.`,
      }
    },
  ],
]
