import { getUser, logIn } from '@i-one/contract/accounts'
import { getMatch, watchMatch } from '@i-one/contract/matches'
import { appointScorer, transferWhistle, listScorers, acceptWhistle } from '@i-one/contract/matches/scorers'
import { listAuditLog } from '@i-one/contract/moderation/audit'
import { previewSuspension, liftSuspension, suspend } from '@i-one/contract/moderation/staff/suspension'
import { listNotifications } from '@i-one/contract/notifications'
import { cancelSession, createSession, getSession, watchMySessions } from '@i-one/contract/sessions'
import { joinSession } from '@i-one/contract/sessions/places'
import { beforeEach, describe, expect, test } from 'vitest'
import { lockRow } from '../../../../test/lock.ts'
import { createDevice, createTestMatch, recordTestEvents } from '../../../../test/make-match.ts'
import {
  createTestHold,
  createOpenSession,
  sessionStart,
  usualSettings,
} from '../../../../test/make-open-session.ts'
import { type Person, createPerson, createTestPitch, blockCustomer } from '../../../../test/make.ts'
import { byId, day, apiError, startTestApp, openTestMailbox } from '../../../../test/suite.ts'
import { readStream } from '../../../../test/watch.ts'

const app = await startTestApp({ rateLimits: false })
const mailbox = await openTestMailbox(app)
const password = 'kickoff-at-seven'
const words = 'Three people told us of threats.'
const suspended = apiError('suspended', 403)

let staff: Person
beforeEach(async () => {
  staff = await createPerson(app, { isAdmin: true, nickname: 'Hauwa' })
})

const of = ({ id }: { id: string }) => ({ params: { id } })
const shutOut = (person: Person, days: 7 | 30 | null = 30) =>
  app.as(staff.token)(suspend, { ...of(person), body: { reason: 'threatens-people', days, words } })
const addWatcher = (person: Person) =>
  app.as(staff.token)(liftSuspension, { ...of(person), body: { why: 'A mix-up' } })
const preview = (person: Person) => app.as(staff.token)(previewSuspension, of(person))
const signIn = ({ id }: Person) => app.as()(logIn, { body: { email: `${id}@example.com`, password } })
const kindsOf = async ({ token }: Person) =>
  (await app.as(token)(listNotifications, { query: {} })).notifications.map(({ kind }) => kind)

describe('who is suspended', () => {
  test('is rejected everywhere, and open streams end', async () => {
    const person = await createPerson(app, { password })
    const reader = readStream(app.connection(person.token), watchMySessions, {})
    await reader.untilNamed('heartbeat')
    await shutOut(person)
    await reader.ended
    await expect(app.as(person.token)(getUser)).rejects.toMatchObject(suspended)
    await expect(signIn(person)).rejects.toMatchObject(suspended)
    await expect(readStream(app.connection(person.token), watchMySessions, {}).ended).rejects.toMatchObject(
      suspended,
    )
  })

  test('immediately loses login, stream and scoring', async () => {
    const { match, captain, two } = await createTestMatch(app, { visibility: 'link' })
    const scorer = two[0]!
    await app.as(captain.token)(appointScorer, { params: { id: match._id, player: scorer.id } })
    const streams = [
      readStream(app.connection(scorer.token), watchMySessions, {}),
      readStream(app.connection(scorer.token), watchMatch, { params: { id: match._id } }),
    ]
    for (const { untilNamed } of streams) await untilNamed('heartbeat')
    await shutOut(scorer)
    await Promise.all(streams.map(({ ended }) => ended))
    await expect(recordTestEvents(app, scorer, match, createDevice(app)('kick-off'))).rejects.toMatchObject(
      suspended,
    )
    await expect(app.as(scorer.token)(getUser)).rejects.toMatchObject(suspended)
    const { scorers } = await app.as(captain.token)(listScorers, byId(match))
    expect(scorers).toEqual([])
  })

  test('reads why in a mail, and it is in the log', async () => {
    const person = await createPerson(app)
    await shutOut(person)
    const mail = await mailbox.next(`${person.id}@example.com`)
    expect(mail.subject).toBe('Your account is suspended')
    expect(mail.text).toContain(words)
    expect(mail.text).toContain('until Sat 20 Dec 2025')
    const { lines } = await app.as(staff.token)(listAuditLog, { query: { act: 'suspended' } })
    expect(lines[0]).toMatchObject({
      by: { _id: staff.id },
      subject: { kind: 'account', _id: person.id },
      why: words,
      facts: { reason: 'threatens-people', days: 30, logins: 1, whistles: 0, handedOver: 0, calledOff: 0 },
    })
  })

  test('may sign in again once restored; the devices of before stay signed out', async () => {
    const person = await createPerson(app, { password })
    await shutOut(person, null)
    app.clock.advance(25 * day)
    await app.sweep()
    await expect(signIn(person)).rejects.toMatchObject(suspended)
    await addWatcher(person)
    await expect(app.as(person.token)(getUser)).rejects.toMatchObject(apiError('not-signed-in', 401))
    const { token } = await signIn(person)
    await expect(app.as(token)(getUser)).resolves.toBeTruthy()
  })

  test('may sign in again when the days are over, and not before', async () => {
    const person = await createPerson(app, { password })
    await shutOut(person, 7)
    app.clock.advance(7 * day - 1)
    await app.sweep()
    await expect(signIn(person)).rejects.toMatchObject(suspended)
    app.clock.advance(1)
    await app.sweep()
    await expect(signIn(person)).resolves.toBeTruthy()
    const { lines } = await app.as(staff.token)(listAuditLog, { query: { act: 'suspension-ended' } })
    expect(lines).toMatchObject([{ by: null, subject: { _id: person.id } }])
  })
})

describe('sessions to come', () => {
  test('get a new captain or are cancelled, and places are freed', async () => {
    const person = await createPerson(app)
    const led = await createOpenSession(app, { captain: person, others: 2 })
    const alone = await createOpenSession(app, {
      captain: person,
      start: new Date(sessionStart.getTime() + 3_600_000),
    })
    const joined = await createOpenSession(app, { start: new Date(sessionStart.getTime() + day) })
    await app.as(person.token)(joinSession, byId(joined.session))
    const foreseen = await preview(person)
    const next = led.others[0]!
    expect(foreseen.sessions).toMatchObject([
      { _id: led.session._id, fate: 'handed-over', successor: next.nickname, people: 2 },
      { _id: alone.session._id, fate: 'called-off', successor: null, people: 0 },
      { _id: joined.session._id, fate: 'left', successor: null },
    ])
    expect(await shutOut(person)).toEqual(foreseen)
    const after = await app.as(next.token)(getSession, byId(led.session))
    expect(after.captain._id).toBe(next.id)
    expect(after.places.map(({ player }) => player._id)).not.toContain(person.id)
    expect(await kindsOf(next)).toContain('handed-over')
    expect(await kindsOf(led.others[1]!)).toContain('new-captain')
    const off = await app.as(staff.token)(getSession, byId(alone.session))
    expect(off).toMatchObject({ state: 'cancelled', reason: 'staff' })
    const there = await app.as(joined.captain.token)(getSession, byId(joined.session))
    expect(there.places).toHaveLength(1)
  })

  test('do not go to a player banned from the centre', async () => {
    const person = await createPerson(app)
    const { session, others } = await createOpenSession(app, { captain: person, others: 2 })
    const start = new Date(sessionStart.getTime() + day)
    const alone = await createOpenSession(app, { captain: person, others: 1, start })
    await blockCustomer(app, others[0]!, session.pitch._id)
    await blockCustomer(app, alone.others[0]!, alone.session.pitch._id)
    expect((await preview(person)).sessions).toMatchObject([
      { _id: session._id, fate: 'handed-over', successor: others[1]!.nickname },
      { _id: alone.session._id, fate: 'called-off', successor: null },
    ])
    await shutOut(person)
    expect((await app.as(others[1]!.token)(getSession, byId(session))).captain._id).toBe(others[1]!.id)
  })

  test('cannot be created during the suspension', async () => {
    const person = await createPerson(app)
    const hold = await createTestHold(app, { booker: person, pitch: await createTestPitch(app) })
    const { session } = await createOpenSession(app)
    await app.as(person.token)(joinSession, byId(session))
    const lock = await lockRow(app, 'sessions', session._id)
    await lock.queue(() => shutOut(person))
    await lock.queue(() => app.as(person.token)(createSession, { body: { hold, ...usualSettings } }))
    const [done, made] = await lock.release()
    expect(done).toMatchObject({ status: 'fulfilled' })
    expect(made).toMatchObject({ reason: suspended })
  })
})

describe('a match they score live', () => {
  test('keeps every event and its other scorers, and the user’s link no longer works', async () => {
    const { match, captain, two } = await createTestMatch(app)
    const [scorer, other] = [two[0]!, two[1]!]
    for (const { id } of [scorer, other])
      await app.as(captain.token)(appointScorer, { params: { id: match._id, player: id } })
    const event = createDevice(app)
    await recordTestEvents(
      app,
      scorer,
      match,
      event('kick-off'),
      event('goal', { side: 'T1', player: captain.id }),
    )
    const { code } = await app.as(scorer.token)(transferWhistle, byId(match))
    expect((await preview(scorer)).whistles).toMatchObject([
      { match: match._id, others: expect.arrayContaining([other.nickname, captain.nickname]) as string[] },
    ])
    await shutOut(scorer)
    const late = recordTestEvents(app, scorer, match, event('goal', { side: 'T2' }))
    await expect(late).rejects.toMatchObject(suspended)
    await expect(app.as()(acceptWhistle, { body: { code, name: 'Them again' } })).rejects.toMatchObject(
      apiError('wrong-link', 400),
    )
    await recordTestEvents(app, other, match, event('goal', { side: 'T1', player: captain.id }))
    const after = await app.as(captain.token)(getMatch, byId(match))
    expect(after.score).toEqual({ T1: 2, T2: 0 })
    const { scorers } = await app.as(captain.token)(listScorers, byId(match))
    expect(scorers.map(({ _id }) => _id)).toEqual([other.id])
    await addWatcher(scorer)
  })

  test('has another captain where they were that', async () => {
    const { id, captain, match, one, two } = await createTestMatch(app)
    expect((await shutOut(captain)).sessions).toMatchObject([{ _id: id, fate: 'handed-over' }])
    const { captain: next } = await app.as(two[0]!.token)(getSession, { params: { id } })
    const successor = [...one, ...two].find((player) => player.id === next._id)!
    expect(successor.id).not.toBe(captain.id)
    await recordTestEvents(app, successor, match, createDevice(app)('kick-off'))
  })
})

describe('is refused', () => {
  test('for staff, twice, for nobody, and to everybody else', async () => {
    const [person, other] = [await createPerson(app), await createPerson(app, { isAdmin: true })]
    await expect(shutOut(other)).rejects.toMatchObject(apiError('is-staff'))
    await expect(addWatcher(person)).rejects.toMatchObject(apiError('not-suspended'))
    await shutOut(person)
    await expect(shutOut(person)).rejects.toMatchObject(apiError('already-suspended'))
    const nobody = { id: '00000000-0000-4000-8000-000000000000', token: '', nickname: '' }
    await expect(shutOut(nobody)).rejects.toMatchObject(apiError('not-found', 404))
    await expect(preview(nobody)).rejects.toMatchObject(apiError('not-found', 404))
    const player = await createPerson(app)
    await expect(
      app.as(player.token)(suspend, { ...of(staff), body: { reason: 'takes-money', days: 7, words } }),
    ).rejects.toMatchObject(apiError('not-found', 404))
  })

  test('without words, or for a number of days that is not offered', async () => {
    const person = await createPerson(app)
    const body = { reason: 'takes-money', days: 8, words: ' ' } as never
    await expect(app.as(staff.token)(suspend, { ...of(person), body })).rejects.toMatchObject({
      status: 400,
      fields: { words: 'Write the message for the user', days: expect.any(String) as string },
    })
  })
})

describe('a right of staff', () => {
  test('is logged if it changes another user’s data, unless rejected', async () => {
    const { session } = await createOpenSession(app)
    await app.as(staff.token)(cancelSession, byId(session))
    await expect(app.as(staff.token)(cancelSession, byId(session))).rejects.toMatchObject(
      apiError('session-ended'),
    )
    const { lines } = await app.as(staff.token)(listAuditLog, { query: { act: 'used-right' } })
    expect(lines).toMatchObject([
      {
        by: { _id: staff.id },
        subject: { kind: 'session', _id: session._id },
        facts: { call: 'cancelSession' },
      },
    ])
  })
})
