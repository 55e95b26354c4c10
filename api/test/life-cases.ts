import { writeToBooked } from '@i-one/contract/centres/messages'
import { finishSession, startSession } from '@i-one/contract/sessions'
import { comeAnyway, editSession, handOver } from '@i-one/contract/sessions/captain'
import { joinSession } from '@i-one/contract/sessions/places'
import { makeOpenSession, sessionStart } from './make-open-session.ts'
import { centreOf, makePerson } from './make.ts'
import { type Case, at, byId, onOwnersPitch } from './notification-case.ts'

/** What is told of a session as it goes through its life. */
export const life: Case[] = [
  [
    'centre-message',
    'who is in',
    async (app) => {
      const { session, owner, others } = await onOwnersPitch(app)
      const id = await centreOf(app, session.pitch._id)
      const body = { day: '2025-11-21', text: 'The gate is on Ọjà Road.' }
      return {
        session,
        who: others[0]!,
        happen: () => app.as(owner.token)(writeToBooked, { params: { id }, body }),
        title: 'Message for Fri 21 Nov at Adélékè Astro',
        text: `About the session ${at}: “The gate is on Ọjà Road.”`,
      }
    },
  ],
  [
    'edited',
    'who is in',
    async (app) => {
      const { session, captain, others } = await makeOpenSession(app, { others: 1 })
      return {
        session,
        who: others[0]!,
        happen: () =>
          app.as(captain.token)(editSession, { ...byId(session), body: { minimum: 6, visibility: 'link' } }),
        title: 'Changed: Fri 21 Nov at Adélékè Astro',
        text: `${captain.nickname} has changed the session ${at}: by its link alone, minimum 4 → 6.`,
      }
    },
  ],
  [
    'confirmed',
    'who is in when enough are',
    async (app) => {
      const { session, others } = await makeOpenSession(app, { others: 2 })
      const fourth = await makePerson(app)
      return {
        session,
        who: others[0]!,
        happen: () => app.as(fourth.token)(joinSession, byId(session)),
        title: 'Enough players: Fri 21 Nov at Adélékè Astro',
        text: `Enough players are in for the session ${at}, and the sets are drawn.`,
      }
    },
  ],
  [
    'coming-anyway',
    'who is in',
    async (app) => {
      const { session, captain, others } = await makeOpenSession(app, { others: 1 })
      return {
        session,
        who: others[0]!,
        happen: () => app.as(captain.token)(comeAnyway, byId(session)),
        title: 'Coming anyway: Fri 21 Nov at Adélékè Astro',
        text: `${captain.nickname} is coming with whoever is in: the session ${at} is on.`,
      }
    },
  ],
  [
    'new-captain',
    'the pitch',
    async (app) => {
      const { owner, session, captain, others } = await onOwnersPitch(app)
      const next = others[0]!
      return {
        session,
        who: owner,
        happen: () => app.as(captain.token)(handOver, { ...byId(session), body: { player: next.id } }),
        title: `${next.nickname} is captain now`,
        text: `${next.nickname} leads the session ${at} from now on.`,
      }
    },
  ],
  [
    'started',
    'who is in',
    async (app) => {
      const { session, captain, others } = await makeOpenSession(app, { others: 3 })
      app.clock.set(sessionStart)
      return {
        session,
        who: others[0]!,
        happen: () => app.as(captain.token)(startSession, byId(session)),
        title: 'Started: Fri 21 Nov at Adélékè Astro',
        text: `${captain.nickname} has started the session ${at}.`,
      }
    },
  ],
  [
    'finished',
    'who played',
    async (app) => {
      const { session, captain, others } = await makeOpenSession(app, { others: 3 })
      app.clock.set(sessionStart)
      await app.as(captain.token)(startSession, byId(session))
      return {
        session,
        who: others[0]!,
        happen: () => app.as(captain.token)(finishSession, byId(session)),
        title: 'Finished: Fri 21 Nov at Adélékè Astro',
        text: `The session ${at} is over. Its results are on its page.`,
      }
    },
  ],
]
