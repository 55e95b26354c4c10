import { type NotificationKind, changePreferences, listNotifications } from '@i-one/contract/notifications'
import { describe, expect, test } from 'vitest'
import { createOpenSession } from '../../test/make-open-session.ts'
import { type Person, createPerson } from '../../test/make.ts'
import { startTestApp, openTestMailbox } from '../../test/suite.ts'
import { watchInbox } from '../../test/watch.ts'
import { openTransaction } from '../lib/database/database.ts'
import { sendNotificationMail, notify } from './actions.ts'
import { toNotificationMail } from './emails.ts'

const app = await startTestApp()
const mailbox = await openTestMailbox(app)
const session = (await createOpenSession(app)).session

const notifyOne = (person: Person, kind: NotificationKind = 'authorized') =>
  notify(app.db, { kind, users: [person.id], sessionId: session._id, now: app.clock.now() })
const list = (person: Person) => app.as(person.token)(listNotifications)
const kindsOf = async (person: Person) => (await list(person)).notifications.map(({ kind }) => kind)
const setPreference = (person: Person, kind: NotificationKind, on: boolean, mail: boolean) =>
  app.as(person.token)(changePreferences, { body: { preferences: [{ kind, on, mail }] } })

describe('a mail', () => {
  const sent = async (person: Person, kind: NotificationKind = 'authorized') => {
    await notifyOne(person, kind)
    await mailbox.untilDone()
    return mailbox.unread.splice(0).map(({ subject }) => subject)
  }

  test('goes only to confirmed addresses', async () => {
    const stranger = await createPerson(app, { emailConfirmed: false })
    expect(await sent(stranger)).toEqual([])
    expect((await list(stranger)).unread).toBe(1)
  })

  test('is not sent if the user wants the kind only in the app', async () => {
    const person = await createPerson(app)
    await setPreference(person, 'authorized', true, false)
    expect(await sent(person)).toEqual([])
    expect(await sent(person, 'joined')).toEqual([])
    expect((await list(person)).unread).toBe(2)
  })

  test('is sent alone if the user does not want the kind in the app', async () => {
    const person = await createPerson(app)
    await setPreference(person, 'joined', false, true)
    expect(await sent(person, 'joined')).toHaveLength(1)
    expect(await list(person)).toEqual({ notifications: [], unread: 0, more: false })
    expect(await sent(person, 'authorized')).toHaveLength(1)
    expect((await list(person)).notifications.map(({ seq }) => seq)).toEqual([1])
    await setPreference(person, 'joined', false, false)
    expect(await sent(person, 'joined')).toEqual([])
  })

  test('does not go when the change it tells of is undone', async () => {
    const person = await createPerson(app)
    const undone = openTransaction(app.db, async (db) => {
      await notify(db, { kind: 'declined', users: [person.id], sessionId: session._id, now: app.clock.now() })
      throw new Error('the process died')
    })
    await expect(undone).rejects.toThrow('died')
    await mailbox.untilDone()
    expect([mailbox.unread, await kindsOf(person)]).toEqual([[], []])
  })

  test('says when, where and for how much, and brings the calendar file where there is something to keep', async () => {
    const person = await createPerson(app)
    await setPreference(person, 'joined', true, true)
    const emails = []
    for (const kind of ['authorized', 'joined'] as const) {
      await notifyOne(person, kind)
      await mailbox.untilDone()
      emails.push(...mailbox.unread.splice(0))
    }
    const [authorized, joined] = emails
    for (const mail of emails) {
      expect(mail.text).toContain(`When: Fri 21 Nov at 20:00 to 21:00, Lagos time
Where: Adélékè Astro, 7 Adélékè Street, Surulere
Price: ₦25,000, ₦2,500 each if full`)
      expect(mail.html).toContain(`<a href="${app.config.publicUrl}/settings"`)
    }
    const [calendar] = authorized?.attachments ?? []
    expect(calendar).toMatchObject({
      filename: 'football-2025-11-21.ics',
      mimeType: 'text/calendar',
      method: 'PUBLISH',
    })
    expect(Buffer.from(calendar?.content as Uint8Array).toString()).toMatch(
      /^BEGIN:VCALENDAR[^]*SUMMARY:Football at Adélékè Astro/,
    )
    expect(joined?.attachments).toEqual([])
  })

  test('and its calendar file are in the language of the recipient', async () => {
    const person = await createPerson(app, { language: 'fr' })
    await notifyOne(person)
    const mail = await mailbox.next(`${person.id}@example.com`)
    expect(mail.subject).toMatch(/^Confirmée\s: /)
    expect(mail.text).toContain('Ouvrir la partie')
    const [calendar] = mail.attachments
    const text = Buffer.from(calendar?.content as Uint8Array).toString()
    expect(text).toContain('PRODID:-//i-one//sessions//FR')
    expect(text).toContain('SUMMARY:Football à Adélékè Astro')
  })

  test('names the time zone of a tournament match', () => {
    const facts = {
      pitch: 'Sabo Cage',
      address: '',
      timeZone: 'Africa/Lagos',
      start: '2025-11-22T18:00:00.000Z',
      end: '2025-11-22T19:00:00.000Z',
      price: { amount: 0, currency: 'NGN' },
      capacity: 0,
      tournament: 'Yaba Cup',
      code: 'yaba',
      team: 'Egrets',
      other: 'Okada',
    }
    const moved = {
      id: 'c0ffee00-0000-4000-8000-000000000000',
      kind: 'match-moved',
      sessionId: null,
      player: null,
      words: null,
      facts,
      at: app.clock.now(),
    } as const
    const { text } = toNotificationMail('ada@example.com', moved, app.config, [])
    expect(text).toContain('When: Sat 22 Nov at 19:00, Lagos time\nWhere: Sabo Cage')
    const postponed = { ...moved, facts: { ...facts, pitch: '' } }
    expect(toNotificationMail('ada@example.com', postponed, app.config, []).text).not.toContain('When:')
  })

  test('sent a second time is the same mail', async () => {
    const person = await createPerson(app)
    await notifyOne(person)
    const { notifications } = await list(person)
    const ids: (string | undefined)[] = []
    const send = async (mail: { messageId?: string }) => void ids.push(mail.messageId)
    for (let n = 0; n < 2; n++)
      await sendNotificationMail(app, notifications[0]!._id, send, async () => undefined)
    expect(ids).toEqual([expect.stringContaining(notifications[0]!._id), ids[0]])
    await mailbox.untilDone()
    mailbox.unread.splice(0)
  })
})

test('switched off is off: not in the app, not on an open page, not by mail', async () => {
  const person = await createPerson(app)
  const page = watchInbox(app.connection(person.token))
  await page.untilOpen()
  await setPreference(person, 'cancelled', false, false)
  await notifyOne(person, 'cancelled')
  await notifyOne(person, 'authorized')
  await page.untilReceived(1)
  const mail = await mailbox.next(`${person.id}@example.com`)
  await mailbox.untilDone()
  expect(mail.subject).toBe('Confirmed: Fri 21 Nov at Adélékè Astro')
  expect(mailbox.unread).toEqual([])
  expect(await kindsOf(person)).toEqual(['authorized'])
  page.cut()
})
