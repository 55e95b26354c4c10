import {
  type NotificationKind,
  changePreferences,
  listNotifications,
  listPreferences,
  readNotifications,
} from '@i-one/contract/notifications'
import { cancelSession } from '@i-one/contract/sessions'
import { editSession } from '@i-one/contract/sessions/captain'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createOpenSession } from '../../test/make-open-session.ts'
import { countRows } from '../../test/make-past.ts'
import { type Person, createPerson, createTestPitch } from '../../test/make.ts'
import { byId, day, startTestApp } from '../../test/suite.ts'
import { notify } from './actions.ts'

const app = await startTestApp()
const session = (await createOpenSession(app)).session

const notifyOne = (person: Person, kind: NotificationKind = 'authorized', occasion?: string) =>
  notify(app.db, { kind, users: [person.id], sessionId: session._id, occasion, now: app.clock.now() })
const notifyTimes = async (person: Person, times: number) => {
  for (let n = 0; n < times; n++) await notifyOne(person)
}
const list = (person: Person, before?: number) =>
  app.as(person.token)(listNotifications, { query: { before } })
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, n) => first + n)
const kindsOf = async (person: Person) => (await list(person)).notifications.map(({ kind }) => kind)
const setPreference = (person: Person, kind: NotificationKind, on: boolean, mail: boolean) =>
  app.as(person.token)(changePreferences, { body: { preferences: [{ kind, on, mail }] } })

describe('the list', () => {
  test('is newest first in pages of thirty, each thing once', async () => {
    const person = await createPerson(app)
    await notifyTimes(person, 65)
    const first = await list(person)
    expect(z.parse(listNotifications.reply, first)).toEqual(first)
    expect(first).toMatchObject({ unread: 65, more: true })
    const second = await list(person, first.notifications.at(-1)?.seq)
    const third = await list(person, second.notifications.at(-1)?.seq)
    expect(third.more).toBe(false)
    const all = [first, second, third].flatMap(({ notifications }) => notifications.map(({ seq }) => seq))
    expect(all).toEqual(upTo(65).toReversed())
  })

  test('is one’s own', async () => {
    const [mine, yours] = [await createPerson(app), await createPerson(app)]
    await notifyOne(mine)
    expect(await list(yours)).toEqual({ notifications: [], unread: 0, more: false })
    await expect(app.as()(listNotifications)).rejects.toMatchObject({ code: 'not-signed-in', status: 401 })
  })

  test('keeps notifications for 180 days', async () => {
    const person = await createPerson(app)
    await notifyOne(person)
    const saved = () => countRows(app, 'notifications', ['user_id'], person.id)
    app.clock.advance(180 * day)
    await app.sweep()
    expect(await saved()).toBe(1)
    app.clock.advance(1)
    await app.sweep()
    expect(await saved()).toBe(0)
  })
})

describe('reading', () => {
  test('marks all up to a number, and what comes later is unread', async () => {
    const person = await createPerson(app)
    await notifyTimes(person, 3)
    await list(person)
    const read = (body: { upTo: number } | { ids: string[] }) =>
      app.as(person.token)(readNotifications, { body })
    expect(await read({ upTo: 2 })).toEqual({ unread: 1 })
    await notifyOne(person)
    const { notifications } = await list(person)
    expect(notifications.map((one) => one.read)).toEqual([false, false, true, true])
    expect(await read({ ids: [notifications[1]!._id] })).toEqual({ unread: 1 })
    expect(await read({ upTo: 4 })).toEqual({ unread: 0 })
  })

  test('does not touch anybody else’s', async () => {
    const [mine, yours] = [await createPerson(app), await createPerson(app)]
    await notifyOne(mine)
    const { notifications } = await list(mine)
    const ids = notifications.map(({ _id }) => _id)
    await app.as(yours.token)(readNotifications, { body: { ids } })
    await app.as(yours.token)(readNotifications, { body: { upTo: 99 } })
    expect((await list(mine)).unread).toBe(1)
    const nothing = app.as(mine.token)(readNotifications, { body: {} as { upTo: number } })
    await expect(nothing).rejects.toMatchObject({ code: 'bad-input', status: 400 })
  })
})

describe('what a person wants to be told', () => {
  test('is everything in the app and what matters by mail, unless they say otherwise', async () => {
    const person = await createPerson(app)
    const before = await app.as(person.token)(listPreferences)
    expect(z.parse(listPreferences.reply, before)).toEqual(before)
    const byMail = before.filter(({ mail }) => !mail).map(({ kind }) => kind)
    const life = ['edited', 'confirmed', 'coming-anyway', 'started', 'finished', 'new-captain']
    const paid = ['fee-said', 'fee-confirmed', 'payment-said', 'payment-confirmed']
    const quiet = [...life, 'joined', 'left', 'result', ...paid]
    expect([before.every(({ on }) => on), byMail]).toEqual([true, quiet])
    await setPreference(person, 'joined', true, true)
    await setPreference(person, 'cancelled', false, false)
    const after = await app.as(person.token)(listPreferences)
    expect(after.find(({ kind }) => kind === 'joined')).toMatchObject({ on: true, mail: true })
    expect(after.find(({ kind }) => kind === 'cancelled')).toMatchObject({ on: false, mail: false })
    expect(after.map(({ kind }) => kind)).toEqual(before.map(({ kind }) => kind))
    await expect(app.as()(listPreferences)).rejects.toMatchObject({ code: 'not-signed-in' })
  })
})

describe('an edit of a game', () => {
  const edited = async () => {
    const { session, captain, others } = await createOpenSession(app, { others: 1 })
    const [player] = others as [Person]
    const body = { minimum: 6, visibility: 'link', title: 'Friday fives' } as const
    await app.as(captain.token, 'en')(editSession, { ...byId(session), body })
    const read = async (language: string) => {
      const { notifications } = await app.as(player.token, language)(listNotifications, { query: {} })
      return notifications.find(({ kind }) => kind === 'edited')?.text
    }
    return { player, read }
  }

  test('is in the language of the reader, also if the captain reads another', async () => {
    const { read } = await edited()
    expect(await read('en')).toMatch(/: by link only, minimum 4 → 6, title “Friday fives”\.$/)
    expect(await read('fr')).toMatch(/sur lien uniquement, minimum 4 → 6, titre «\u{a0}Friday fives\u{a0}»/u)
  })

  test('of an earlier version is as it was stored', async () => {
    const { player, read } = await edited()
    await sql`
      update notifications set words = 'minimum 4 → 6', facts = facts - 'change'
      where user_id = ${player.id} and kind = 'edited'`.execute(app.db)
    expect(await read('fr')).toContain('minimum 4 → 6')
    expect(await read('fr')).not.toContain('sur lien')
  })
})

test.each([
  ['chosen by the captain is translated', { reasonCode: 'rain' }, 'Pluie'],
  ['typed by the captain is shown as typed, even if it equals a code', { reason: 'rain' }, 'rain'],
] as const)('a reason %s', async (_, body, text) => {
  const { session, captain, others } = await createOpenSession(app, { others: 1 })
  await app.as(captain.token)(cancelSession, { ...byId(session), body })
  const { notifications } = await app.as(others[0]!.token, 'fr')(listNotifications, { query: {} })
  expect(notifications.find(({ kind }) => kind === 'cancelled')?.text).toContain(`«\u{a0}${text}\u{a0}»`)
})

describe('who hears of it', () => {
  test('is everybody but the one who did it', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const pitch = await createTestPitch(app, { owner })
    const { session, captain, others } = await createOpenSession(app, { pitch, playersPerTeam: 1, others: 2 })
    const kinds = async () =>
      (await Promise.all([captain, owner, ...others].map(kindsOf))).map((some) => some.toSorted())
    const joined = ['confirmed', 'joined']
    expect(await kinds()).toEqual([joined, ['to-authorize'], [], []])
    await app.as(captain.token)(cancelSession, byId(session))
    expect(await kinds()).toEqual([joined, ['cancelled', 'to-authorize'], ['cancelled'], ['cancelled']])
  })

  test('a captain who owns the pitch is told once', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const pitch = await createTestPitch(app, { owner })
    const { session } = await createOpenSession(app, { pitch, captain: owner })
    app.clock.set(session.fillBy)
    await app.sweep()
    expect(await kindsOf(owner)).toEqual(['cancelled'])
  })

  test('a user is notified once per occasion', async () => {
    const person = await createPerson(app)
    await Promise.all(upTo(10).map(() => notifyOne(person, 'deadline-near', 'one')))
    await notifyOne(person, 'deadline-near', 'another')
    expect(await kindsOf(person)).toEqual(['deadline-near', 'deadline-near'])
  })
})
