import { logOut } from '@i-one/contract/accounts'
import { type NotificationKind, readNotifications } from '@i-one/contract/notifications'
import { joinSession } from '@i-one/contract/sessions/places'
import { describe, expect, test } from 'vitest'
import { createOpenSession } from '../../test/make-open-session.ts'
import { type Person, createPerson } from '../../test/make.ts'
import { byId, startTestApp } from '../../test/suite.ts'
import { watchInbox } from '../../test/watch.ts'
import type { Database } from '../lib/database/database.ts'
import { notify } from './actions.ts'

const app = await startTestApp()
const session = (await createOpenSession(app)).session

const notifyOne = (person: Person, kind: NotificationKind = 'authorized', db: Database = app.db) =>
  notify(db, { kind, users: [person.id], sessionId: session._id, now: app.clock.now() })
const notifyTimes = async (person: Person, times: number) => {
  for (let n = 0; n < times; n++) await notifyOne(person)
}
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, n) => first + n)

describe('an open page', () => {
  test('starts with the unread count, then gets each new notification', async () => {
    const person = await createPerson(app)
    await notifyTimes(person, 2)
    const page = watchInbox(app.connection(person.token))
    await page.untilOpen()
    expect(page.messages[0]).toEqual({ name: 'snapshot', id: 2, data: { unread: 2 } })
    await notifyOne(person)
    await page.untilUnread(3)
    expect(page.received()).toMatchObject([{ seq: 3, kind: 'authorized' }])
    await app.as(person.token)(readNotifications, { body: { upTo: 3 } })
    await page.untilUnread(0)
    page.cut()
  })

  test('gets exactly the missed notifications in order after a reconnect', async () => {
    const person = await createPerson(app)
    const before = watchInbox(app.connection(person.token))
    await before.untilOpen()
    await notifyTimes(person, 2)
    await before.untilReceived(2)
    before.cut()
    await notifyTimes(person, 4)
    const after = watchInbox(app.connection(person.token), before.received().at(-1)?.seq)
    await after.untilOpen()
    expect(after.received().map(({ seq }) => seq)).toEqual(upTo(6, 3))
    expect(after.messages.map(({ name }) => name)).not.toContain('snapshot')
    expect(after.unread()).toBe(6)
    after.cut()
  })

  test('with an unknown last number starts again', async () => {
    const person = await createPerson(app)
    const page = watchInbox(app.connection(person.token), 99)
    await page.untilOpen()
    expect(page.messages[0]).toEqual({ name: 'snapshot', id: 0, data: { unread: 0 } })
    page.cut()
  })

  test('misses and repeats nothing under concurrent notifications', async () => {
    const person = await createPerson(app)
    const first = await app.db.startTransaction().execute()
    await notifyOne(person, 'declined', first)
    const pages = Array.from({ length: 4 }, () => watchInbox(app.connection(person.token)))
    for (const { untilOpen } of pages) await untilOpen()
    await Promise.all(upTo(20).map(() => notifyOne(person)))
    for (const { untilReceived } of pages) await untilReceived(20)
    await first.commit().execute()
    for (const { untilReceived, received, cut } of pages) {
      await untilReceived(21)
      expect(received().map(({ seq }) => seq)).toEqual(upTo(21))
      expect(received().at(-1)?.kind).toBe('declined')
      cut()
    }
  })

  test('stays in the language of its reader, whoever causes a notification', async () => {
    const { captain, session } = await createOpenSession(app)
    const pages = ['fr', 'en'].map((language) => watchInbox(app.connection(captain.token, language)))
    for (const { untilOpen } of pages) await untilOpen()
    for (const language of ['en', 'fr']) {
      const { token } = await createPerson(app, { nickname: language })
      await app.as(token, language)(joinSession, byId(session))
    }
    for (const { untilReceived } of pages) await untilReceived(2)
    const titles = pages.map(({ received }) => received().map(({ title }) => title))
    expect(titles).toEqual([
      ['en a rejoint la partie', 'fr a rejoint la partie'],
      ['en has joined', 'fr has joined'],
    ])
    for (const { cut } of pages) cut()
  })

  test('of a revoked login gets nothing more', async () => {
    const person = await createPerson(app)
    const page = watchInbox(app.connection(person.token))
    await page.untilOpen()
    await app.as(person.token)(logOut)
    await notifyOne(person)
    await page.ended
    expect(page.received()).toEqual([])
    await expect(watchInbox(app.connection(person.token)).ended).rejects.toMatchObject({
      code: 'not-signed-in',
    })
  })
})
