import { NotificationKind, changePreferences } from '@i-one/contract/notifications'
import { joinSession, leaveSession, removePlace } from '@i-one/contract/places'
import {
  type Session,
  abandonSession,
  authorizeSession,
  cancelSession,
  declineSession,
  handOver,
  startSession,
} from '@i-one/contract/sessions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, bootApp, testEvening } from '../../test/app.ts'
import { openMailbox } from '../../test/mailbox.ts'
import { makeOpenSession, tomorrowEvening } from '../../test/make-open-session.ts'
import { type Person, makePerson, makePitch } from '../../test/make.ts'
import { watchInbox } from '../../test/watch.ts'

let app: TestApp
let mailbox: Awaited<ReturnType<typeof openMailbox>>
beforeAll(async () => {
  app = await bootApp()
  mailbox = await openMailbox(app)
})
afterAll(async () => {
  await mailbox.stop()
  await app.stop()
})
beforeEach(() => app.clock.set(testEvening))

const hour = 60 * 60_000
const byId = ({ _id }: { _id: string }) => ({ params: { id: _id } })
const earlier = (instant: Date | string, hours: number) =>
  new Date(new Date(instant).getTime() - hours * hour)

/** A change that is about to happen: who hears of it, and in which words. */
interface Change {
  session: Session
  who: Person
  happen: () => Promise<unknown>
  title: string
  text: string
  link?: string
}

const onOwnersPitch = async (more = {}) => {
  const owner = await makePerson(app, { isOwner: true })
  const pitch = await makePitch(app, { owner })
  return { owner, ...(await makeOpenSession(app, { pitch, others: 1, ...more })) }
}
const prefer = (person: Person, kind: NotificationKind, how: { on: boolean; mail: boolean }) =>
  app.as(person.token)(changePreferences, { body: { preferences: [{ kind, ...how }] } })
const placeOf = (session: Session, person: Person) =>
  session.places.find(({ player }) => player._id === person.id)!._id

const evening = 'Friday 21 November at 20:00'
const at = `at Adélékè Astro on ${evening}`

const changes: [NotificationKind, string, () => Promise<Change>][] = [
  [
    'authorized',
    'a player who is in',
    async () => {
      const { owner, session, others } = await onOwnersPitch()
      return {
        session,
        who: others[0]!,
        happen: () => app.as(owner.token)(authorizeSession, byId(session)),
        title: 'Adélékè Astro said yes',
        text: `The session on ${evening} is authorized.`,
      }
    },
  ],
  [
    'declined',
    'the captain',
    async () => {
      const { owner, session, captain } = await onOwnersPitch()
      return {
        session,
        who: captain,
        happen: () =>
          app.as(owner.token)(declineSession, { ...byId(session), body: { reason: 'Being painted' } }),
        title: 'Adélékè Astro said no',
        text: `The session on ${evening} cannot take place there. The reason given: “Being painted”`,
      }
    },
  ],
  [
    'cancelled',
    'the pitch, by the captain',
    async () => {
      const { owner, session, captain } = await onOwnersPitch()
      return {
        session,
        who: owner,
        happen: () => app.as(captain.token)(cancelSession, { ...byId(session), body: { reason: 'Rain' } }),
        title: 'Cancelled: Fri 21 Nov at Adélékè Astro',
        text: `${captain.nickname} has cancelled the session ${at}. The reason given: “Rain”`,
      }
    },
  ],
  [
    'cancelled',
    'a player, by the pitch',
    async () => {
      const { owner, session, others } = await onOwnersPitch()
      return {
        session,
        who: others[0]!,
        happen: () => app.as(owner.token)(cancelSession, byId(session)),
        title: 'Cancelled: Fri 21 Nov at Adélékè Astro',
        text: `Adélékè Astro has cancelled the session on ${evening}.`,
      }
    },
  ],
  [
    'cancelled',
    'a player, by the fill deadline',
    async () => {
      const { session, others } = await makeOpenSession(app, { others: 1 })
      app.clock.set(session.fillBy)
      return {
        session,
        who: others[0]!,
        happen: app.sweep,
        title: 'Cancelled: Fri 21 Nov at Adélékè Astro',
        text: `Too few players had joined the session ${at} by its deadline.`,
      }
    },
  ],
  [
    'cancelled',
    'the captain, for want of an answer',
    async () => {
      const { session, captain } = await onOwnersPitch()
      app.clock.set(session.authorizeBy!)
      return {
        session,
        who: captain,
        happen: app.sweep,
        title: 'Cancelled: Fri 21 Nov at Adélékè Astro',
        text: `Adélékè Astro has not answered in time. The session on ${evening} is off.`,
      }
    },
  ],
  [
    'place-for-you',
    'who waited to be taken in',
    async () => {
      const { session, others } = await makeOpenSession(app, { playersPerTeam: 1, others: 1 })
      const who = await makePerson(app)
      await app.as(who.token)(joinSession, byId(session))
      return {
        session,
        who,
        happen: () => app.as(others[0]?.token)(leaveSession, byId(session)),
        title: 'You are in: Fri 21 Nov at Adélékè Astro',
        text: `A place came free ${at}, and it is yours.`,
      }
    },
  ],
  [
    'place-for-you',
    'who waited to be asked',
    async () => {
      const { session, others } = await makeOpenSession(app, { playersPerTeam: 1, others: 1 })
      const who = await makePerson(app)
      await app.as(who.token)(joinSession, { ...byId(session), body: { takeMeIn: false } })
      return {
        session,
        who,
        happen: () => app.as(others[0]?.token)(leaveSession, byId(session)),
        title: 'A place for you: Fri 21 Nov at Adélékè Astro',
        text: `A place came free ${at}. Take it by 18:18, after that the next in line is asked.`,
      }
    },
  ],
  [
    'removed',
    'who was removed',
    async () => {
      const { session, captain, others } = await makeOpenSession(app, { others: 1 })
      const place = placeOf(session, others[0]!)
      return {
        session,
        who: others[0]!,
        happen: () => app.as(captain.token)(removePlace, { params: { id: session._id, place } }),
        title: 'You are out of a session',
        text: `${captain.nickname} has taken you out of the session ${at}.`,
        link: '/',
      }
    },
  ],
  [
    'handed-over',
    'the new captain',
    async () => {
      const { session, captain, others } = await makeOpenSession(app, { others: 1 })
      const body = { player: others[0]!.id }
      return {
        session,
        who: others[0]!,
        happen: () => app.as(captain.token)(handOver, { ...byId(session), body }),
        title: 'You are captain now',
        text: `${captain.nickname} has handed you the session ${at}.`,
      }
    },
  ],
  [
    'deadline-near',
    'the captain',
    async () => {
      const { session, captain } = await makeOpenSession(app, { others: 1 })
      app.clock.set(earlier(session.fillBy, 1))
      await prefer(captain, 'session-tomorrow', { on: false, mail: false })
      return {
        session,
        who: captain,
        happen: app.sweep,
        title: 'Too few players for Fri 21 Nov',
        text: `2 of at least 4 are in. The session ${at} is cancelled at 18:00 unless more join or you say that you are coming anyway.`,
      }
    },
  ],
  [
    'cancelled',
    'a player, broken off after its start',
    async () => {
      const { session, captain, others } = await makeOpenSession(app, { others: 3 })
      app.clock.set(tomorrowEvening)
      await app.as(captain.token)(startSession, byId(session))
      const body = { reason: 'rain' as const }
      return {
        session,
        who: others[0]!,
        happen: () => app.as(captain.token)(abandonSession, { ...byId(session), body }),
        title: 'Broken off: Fri 21 Nov at Adélékè Astro',
        text: `The session ${at} was broken off: it rained.`,
      }
    },
  ],
  [
    'joined',
    'the captain',
    async () => {
      const { session, captain } = await makeOpenSession(app)
      const who = await makePerson(app)
      return {
        session,
        who: captain,
        happen: () => app.as(who.token)(joinSession, byId(session)),
        title: `${who.nickname} has joined`,
        text: `Your session ${at}.`,
      }
    },
  ],
  [
    'left',
    'the captain',
    async () => {
      const { session, captain, others } = await makeOpenSession(app, { others: 1 })
      return {
        session,
        who: captain,
        happen: () => app.as(others[0]?.token)(leaveSession, byId(session)),
        title: `${others[0]?.nickname} has left`,
        text: `Your session ${at}.`,
      }
    },
  ],
  [
    'session-tomorrow',
    'everyone who is going',
    async () => {
      const { session, others } = await makeOpenSession(app, { others: 1 })
      app.clock.set(earlier(tomorrowEvening, 24))
      return {
        session,
        who: others[0]!,
        happen: app.sweep,
        title: 'You play tomorrow at 20:00',
        text: `Adélékè Astro, 7 Adélékè Street, Surulere, on ${evening}.`,
      }
    },
  ],
  [
    'to-authorize',
    'the owner of the pitch',
    async () => {
      const owner = await makePerson(app, { isOwner: true })
      const pitch = await makePitch(app, { owner })
      const captain = await makePerson(app)
      const change: Change = {
        session: {} as Session,
        who: owner,
        happen: async () => {
          change.session = (await makeOpenSession(app, { pitch, captain })).session
        },
        title: `${captain.nickname} asks for Fri 21 Nov`,
        text: `The session ${at} waits for your answer until Friday 21 November at 04:18.`,
        link: '/host',
      }
      return change
    },
  ],
]

describe('from the change to the open page and to the mail within a second', () => {
  test.each(changes)('%s: %s', async (kind, _, arrange) => {
    const change = await arrange()
    const { who, title, text } = change
    await prefer(who, kind, { on: true, mail: true })
    const page = watchInbox(app.connection(who.token))
    await page.untilOpen()
    await mailbox.untilDone()
    mailbox.unread.splice(0)
    await change.happen()
    const happened = performance.now()
    await page.untilTold(1)
    const mail = await mailbox.next(`${who.id}@example.com`)
    expect(performance.now() - happened).toBeLessThan(1000)
    const link = change.link ?? `/sessions/${change.session._id}`
    const [told, ...more] = page.told()
    expect(more).toEqual([])
    expect(told).toMatchObject({ kind, session: change.session._id, title, text, link, read: false })
    expect(mail.subject).toBe(title)
    expect(mail.text).toContain(text)
    expect(mail.text).toContain(`${app.config.publicUrl}${link}\n`)
    expect(mail.messageId).toBe(`<${told?._id}@${new URL(app.config.publicUrl).hostname}>`)
    page.cut()
  })

  test('is tried for every kind', () => {
    expect(new Set(changes.map(([kind]) => kind))).toEqual(new Set(NotificationKind.options))
  })
})
