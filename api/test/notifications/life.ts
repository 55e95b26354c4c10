import { finishSession, startSession } from '@i-one/contract/sessions'
import { confirmDespiteShortage, editSession } from '@i-one/contract/sessions/captain'
import { joinSession } from '@i-one/contract/sessions/places'
import { minute } from '@i-one/game/durations'
import { simulateAbsence } from '../away.ts'
import { createOpenSession, sessionStart } from '../make-open-session.ts'
import { createPerson } from '../make.ts'
import {
  type NotificationCase,
  placeAndStartText,
  byId,
  subtractHours,
  savePreference,
  sessionStartText,
} from './case.ts'

export const sessionCases: NotificationCase[] = [
  [
    'edited',
    'who is in',
    async (app) => {
      const { session, captain, others } = await createOpenSession(app, { others: 1 })
      return {
        session,
        who: others[0]!,
        happen: () =>
          app.as(captain.token)(editSession, { ...byId(session), body: { minimum: 6, visibility: 'link' } }),
        title: 'Changed: Fri 21 Nov at Adélékè Astro',
        text: `${captain.nickname} has changed the game ${placeAndStartText}: by link only, minimum 4 → 6.`,
      }
    },
  ],
  [
    'confirmed',
    'who is in when enough are',
    async (app) => {
      const { session, others } = await createOpenSession(app, { others: 2 })
      const fourth = await createPerson(app)
      return {
        session,
        who: others[0]!,
        happen: () => app.as(fourth.token)(joinSession, byId(session)),
        title: 'Enough players: Fri 21 Nov at Adélékè Astro',
        text: `The game ${placeAndStartText} has enough players, and the teams are drawn.`,
      }
    },
  ],
  [
    'coming-anyway',
    'who is in',
    async (app) => {
      const { session, captain, others } = await createOpenSession(app, { others: 1 })
      return {
        session,
        who: others[0]!,
        happen: () => app.as(captain.token)(confirmDespiteShortage, byId(session)),
        title: 'Game is on: Fri 21 Nov at Adélékè Astro',
        text: `The game ${placeAndStartText} is on. ${captain.nickname} will play with fewer players.`,
      }
    },
  ],
  [
    'deadline-near',
    'the captain',
    async (app) => {
      const { session, captain } = await createOpenSession(app, { others: 1 })
      app.clock.set(subtractHours(session.fillBy, 1))
      await savePreference(app, captain, { kind: 'session-tomorrow', on: false, mail: false })
      return {
        session,
        who: captain,
        happen: app.sweep,
        title: 'Too few players for Fri 21 Nov',
        text: `2 of at least 4 are in. The game ${placeAndStartText} will be cancelled unless more players join, or you choose to play anyway, by 18:00.`,
      }
    },
  ],
  [
    'more-time',
    'the captain, for the fill deadline,',
    async (app) => {
      const { session, captain } = await createOpenSession(app)
      return {
        session,
        who: captain,
        happen: () => simulateAbsence(app, new Date(Date.parse(session.fillBy) + 10 * minute), 20 * minute),
        title: 'More time for Fri 21 Nov at Adélékè Astro',
        text: `i-one was unavailable for a while. You now have until 18:20 for the game ${placeAndStartText}.`,
      }
    },
  ],
  [
    'session-tomorrow',
    'everyone who is going',
    async (app) => {
      const { session, others } = await createOpenSession(app, { others: 1 })
      app.clock.set(subtractHours(sessionStart, 24))
      return {
        session,
        who: others[0]!,
        happen: app.sweep,
        title: 'You play tomorrow at 20:00',
        text: `Adélékè Astro, 7 Adélékè Street, Surulere, on ${sessionStartText}.`,
      }
    },
  ],
  [
    'started',
    'who is in',
    async (app) => {
      const { session, captain, others } = await createOpenSession(app, { others: 3 })
      app.clock.set(sessionStart)
      return {
        session,
        who: others[0]!,
        happen: () => app.as(captain.token)(startSession, byId(session)),
        title: 'Started: Fri 21 Nov at Adélékè Astro',
        text: `${captain.nickname} has started the game ${placeAndStartText}.`,
      }
    },
  ],
  [
    'finished',
    'who played',
    async (app) => {
      const { session, captain, others } = await createOpenSession(app, { others: 3 })
      app.clock.set(sessionStart)
      await app.as(captain.token)(startSession, byId(session))
      return {
        session,
        who: others[0]!,
        happen: () => app.as(captain.token)(finishSession, byId(session)),
        title: 'Finished: Fri 21 Nov at Adélékè Astro',
        text: `The game ${placeAndStartText} is over. See the results on its page.`,
      }
    },
  ],
]
