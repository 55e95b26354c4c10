import { randomUUID } from 'node:crypto'
import { moveBooking } from '@i-one/contract/centres/bookings'
import { bookAtDesk } from '@i-one/contract/centres/desk'
import { createBookingLink, claimBooking, undoBookingTakeover } from '@i-one/contract/centres/links'
import { sendCentreMessage } from '@i-one/contract/centres/messages'
import { changeCentreRole } from '@i-one/contract/centres/staff'
import type { Session } from '@i-one/contract/sessions'
import { authorizeSession } from '@i-one/contract/sessions/authorization'
import { transferCaptaincy } from '@i-one/contract/sessions/captain'
import type { TestApp } from '../app.ts'
import { createOpenSession, sessionStart } from '../make-open-session.ts'
import { findCentreId, createPerson, createTestPitch } from '../make.ts'
import {
  type NotificationCase,
  type ExpectedNotification,
  placeAndStartText,
  byId,
  createSessionOnOwnersPitch,
  sessionStartText,
} from './case.ts'

const made = async (
  app: TestApp,
  traits: Parameters<typeof createTestPitch>[1],
  told: (captain: string) => Pick<ExpectedNotification, 'title' | 'text' | 'link'>,
) => {
  const owner = await createPerson(app, { isOwner: true })
  const pitch = await createTestPitch(app, { owner, ...traits })
  const captain = await createPerson(app)
  const change: ExpectedNotification = {
    session: {} as Session,
    who: owner,
    happen: async () => {
      change.session = (await createOpenSession(app, { pitch, captain })).session
    },
    ...told(captain.nickname),
  }
  return change
}

const createLinkedBooking = async (app: TestApp) => {
  const owner = await createPerson(app, { isOwner: true })
  const captain = await createPerson(app, { nickname: 'Sade' })
  const id = await createTestPitch(app, { owner })
  const dates = [{ _id: randomUUID(), start: sessionStart.toISOString() }]
  const body = { dates, name: 'Mama Ṣadé', phone: '' }
  const [booking] = await app.as(owner.token)(bookAtDesk, { params: { id }, body })
  const params = { id: booking!._id }
  const { code } = await app.as(owner.token)(createBookingLink, { params })
  const takeOver = () => app.as(captain.token)(claimBooking, { body: { code } })
  return { owner, captain, params, takeOver }
}

export const centreCases: NotificationCase[] = [
  [
    'centre-role',
    'who works there',
    async (app) => {
      const [owner, who] = [
        await createPerson(app, { nickname: 'Ada', isOwner: true }),
        await createPerson(app),
      ]
      const pitch = await createTestPitch(app, { owner })
      const id = await findCentreId(app, pitch)
      await app.db
        .insertInto('centre_staff')
        .values({ centre_id: id, user_id: who.id, role: 'desk', since: app.clock.now() })
        .execute()
      return {
        who,
        happen: () =>
          app.as(owner.token)(changeCentreRole, { params: { id, user: who.id }, body: { role: 'viewer' } }),
        title: 'You are now a viewer at Adélékè Astro',
        text: 'Ada has changed your role. You can see the calendar, but change nothing.',
        link: '/host?tab=calendar',
      }
    },
  ],
  [
    'taken-over',
    'the owner of the pitch',
    async (app) => {
      const { owner, takeOver } = await createLinkedBooking(app)
      const change: ExpectedNotification = {
        session: {} as Session,
        who: owner,
        happen: async () => {
          change.session = await takeOver()
        },
        title: 'Sade has taken over Fri 21 Nov',
        text: `Sade is now the captain of your desk booking ${placeAndStartText}. If the link reached the wrong person, open the booking in the calendar and undo the takeover.`,
        link: '/host?tab=calendar',
      }
      return change
    },
  ],
  [
    'taken-back',
    'the captain',
    async (app) => {
      const { owner, captain, params, takeOver } = await createLinkedBooking(app)
      return {
        session: await takeOver(),
        who: captain,
        happen: () => app.as(owner.token)(undoBookingTakeover, { params }),
        title: 'Taken back: Fri 21 Nov at Adélékè Astro',
        text: `Adélékè Astro has taken back the booking on ${sessionStartText}, because it was made for another customer. Your game is cancelled.`,
      }
    },
  ],
  [
    'centre-message',
    'who is in',
    async (app) => {
      const { session, owner, others } = await createSessionOnOwnersPitch(app)
      const id = await findCentreId(app, session.pitch._id)
      const body = { day: '2025-11-21', text: 'The gate is on Ọjà Road.' }
      return {
        session,
        who: others[0]!,
        happen: () => app.as(owner.token)(sendCentreMessage, { params: { id }, body }),
        title: 'Message about Fri 21 Nov at Adélékè Astro',
        text: `About the game ${placeAndStartText}: “The gate is on Ọjà Road.”`,
      }
    },
  ],
  [
    'authorized',
    'a player who is in',
    async (app) => {
      const { owner, session, others } = await createSessionOnOwnersPitch(app)
      return {
        session,
        who: others[0]!,
        happen: () => app.as(owner.token)(authorizeSession, byId(session)),
        title: 'Confirmed: Fri 21 Nov at Adélékè Astro',
        text: `The pitch has confirmed your game on ${sessionStartText}.`,
      }
    },
  ],
  [
    'moved',
    'the captain',
    async (app) => {
      const { owner, session, captain } = await createSessionOnOwnersPitch(app)
      const { booking_id: id } = await app.db
        .selectFrom('sessions')
        .select('booking_id')
        .where('id', '=', session._id)
        .executeTakeFirstOrThrow()
      const start = new Date(Date.parse(session.start) + 60 * 60_000).toISOString()
      return {
        session,
        who: captain,
        happen: () =>
          app.as(owner.token)(moveBooking, { params: { id }, body: { pitch: session.pitch._id, start } }),
        title: 'Moved: Fri 21 Nov at Adélékè Astro',
        text: 'The pitch has moved your game. It is now at Adélékè Astro on Fri 21 Nov at 21:00. It was at Adélékè Astro on Fri 21 Nov at 20:00. If you can’t make it, leave by Fri 21 Nov at 16:00. Leaving by then doesn’t count as late.',
      }
    },
  ],
  [
    'new-captain',
    'the pitch',
    async (app) => {
      const { owner, session, captain, others } = await createSessionOnOwnersPitch(app)
      const next = others[0]!
      return {
        session,
        who: owner,
        happen: () =>
          app.as(captain.token)(transferCaptaincy, { ...byId(session), body: { player: next.id } }),
        title: `${next.nickname} is now the captain`,
        text: `${next.nickname} is now the captain of the game ${placeAndStartText}.`,
      }
    },
  ],
  [
    'to-authorize',
    'the owner of the pitch',
    (app) =>
      made(app, {}, (captain) => ({
        title: `${captain} wants to book Fri 21 Nov`,
        text: `The game ${placeAndStartText} is waiting for your answer. Please answer by Fri 21 Nov at 04:18.`,
        link: '/host',
      })),
  ],
  [
    'booked',
    'the owner of a pitch that authorizes by itself',
    (app) =>
      made(app, { autoAuthorize: true }, (captain) => ({
        title: `${captain} has booked Fri 21 Nov`,
        text: `The game ${placeAndStartText} is booked. Your pitch confirms automatically.`,
        link: '/host?tab=calendar',
      })),
  ],
]
