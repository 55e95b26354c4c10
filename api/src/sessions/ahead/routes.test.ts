import { confirmEmail } from '@i-one/contract/accounts/confirmation'
import { createSession } from '@i-one/contract/sessions'
import { cancelSession } from '@i-one/contract/sessions'
import { transferCaptaincy } from '@i-one/contract/sessions/captain'
import { joinSession } from '@i-one/contract/sessions/places'
import { repeatSession } from '@i-one/contract/sessions/series'
import { day, hour } from '@i-one/game/durations'
import { expect, test } from 'vitest'
import {
  createTestHold,
  createOpenSession,
  sessionStart,
  usualSettings,
} from '../../../test/make-open-session.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { byId, apiError, startTestApp } from '../../../test/suite.ts'
import { hashToken } from '../../lib/token.ts'

// the limit on upcoming sessions applies even with rate limits turned off
const app = await startTestApp({ rateLimits: false })
const tooMany = apiError('too-many-sessions')

const inHours = (hours: number) => new Date(sessionStart.getTime() + hours * hour)
const book = async (captain: Person, pitch: string, hours: number, on = app) => {
  const hold = await createTestHold(on, { booker: captain, pitch, start: inHours(hours) })
  return () => on.as(captain.token)(createSession, { body: { ...usualSettings, hold } })
}
const lead = async (captain: Person, pitch: string, count: number) => {
  const made = []
  for (let n = 0; n < count; n++) made.push(await (await book(captain, pitch, n))())
  return made
}
const usual = () => createTestPitch(app, { sessionsAhead: null })

test('a new captain can have three upcoming sessions, and another one after a cancellation', async () => {
  const [captain, pitch] = [await createPerson(app), await usual()]
  const [first] = await lead(captain, pitch, 3)
  const more = await book(captain, await usual(), 0)
  await expect(more()).rejects.toMatchObject({ ...tooMany, body: { most: 3 } })
  await app.as(captain.token)(cancelSession, { params: { id: first!._id }, body: {} })
  expect(await more()).toMatchObject({ captain: { _id: captain.id } })
})

test('a captain with a finished session can have eight', async () => {
  const [captain, pitch] = [await createPerson(app), await usual()]
  const [played] = await lead(captain, pitch, 1)
  await app.db
    .updateTable('sessions')
    .set({ state: 'finished', ended_at: app.clock.now() })
    .where('id', '=', played!._id)
    .execute()
  for (let n = 1; n <= 8; n++) await (await book(captain, pitch, n))()
  const more = await book(captain, pitch, 9)
  await expect(more()).rejects.toMatchObject({ ...tooMany, body: { most: 8 } })
})

test('of two concurrent sessions at the limit, one is created', async () => {
  const [captain, pitch] = [await createPerson(app), await usual()]
  await lead(captain, pitch, 2)
  const both = [await book(captain, pitch, 5), await book(captain, await usual(), 5)]
  const made = await Promise.allSettled(both.map((make) => make()))
  expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(made.find(({ status }) => status === 'rejected')).toMatchObject({ reason: tooMany })
})

test('a pitch can have its own limit, which counts only its own sessions', async () => {
  const [captain, pitch] = [await createPerson(app), await createTestPitch(app, { sessionsAhead: 4 })]
  await lead(captain, await usual(), 3)
  await lead(captain, pitch, 4)
  const more = await book(captain, pitch, 6)
  await expect(more()).rejects.toMatchObject({ ...tooMany, body: { most: 4 } })
})

test('a series counts once, and a hold does not count', async () => {
  const [captain, pitch] = [await createPerson(app), await usual()]
  const [first] = await lead(captain, pitch, 1)
  const starts = [7, 14, 21].map((days) => new Date(sessionStart.getTime() + days * day).toISOString())
  expect(await app.as(captain.token)(repeatSession, { ...byId(first!), body: { starts } })).toHaveLength(3)
  await createTestHold(app, { booker: captain, pitch, start: inHours(8) })
  await (
    await book(captain, pitch, 5)
  )()
  await (
    await book(captain, pitch, 6)
  )()
  await expect((await book(captain, pitch, 7))()).rejects.toMatchObject(tooMany)
})

test('a transferred session counts for the new captain', async () => {
  const [taker, pitch] = [await createPerson(app), await usual()]
  await lead(taker, pitch, 3)
  const { session, captain } = await createOpenSession(app, { pitch: await usual() })
  await app.as(taker.token)(joinSession, byId(session))
  const hand = () =>
    app.as(captain.token)(transferCaptaincy, { ...byId(session), body: { player: taker.id } })
  await expect(hand()).rejects.toMatchObject(tooMany)
  const other = await createPerson(app)
  await app.as(other.token)(joinSession, byId(session))
  await app.as(captain.token)(transferCaptaincy, { ...byId(session), body: { player: other.id } })
  await lead(captain, await usual(), 3)
})

test('with mail configured, a session requires a confirmed address, but a hold does not', async () => {
  const mailing = await startTestApp({ smtpUrl: 'smtp://127.0.0.1:1' })
  const [captain, pitch] = [
    await createPerson(mailing, { emailConfirmed: false }),
    await createTestPitch(mailing),
  ]
  const make = await book(captain, pitch, 0, mailing)
  await expect(make()).rejects.toMatchObject(apiError('address-not-confirmed'))
  const link = 'l'.repeat(22)
  await mailing.db
    .insertInto('email_confirmations')
    .values({
      user_id: captain.id,
      email: `${captain.id}@example.com`,
      link_hash: hashToken(link),
      expires_at: new Date(mailing.clock.now().getTime() + day),
    })
    .execute()
  await mailing.as()(confirmEmail, { body: { link } })
  const session = await make()
  const player = await createPerson(mailing, { emailConfirmed: false })
  expect(await mailing.as(player.token)(joinSession, byId(session))).toMatchObject({ going: 2 })
})

test('without mail configured, no confirmed address is required', async () => {
  const captain = await createPerson(app, { emailConfirmed: false })
  expect(await (await book(captain, await usual(), 0))()).toMatchObject({ captain: { _id: captain.id } })
})
