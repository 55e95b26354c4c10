import { randomUUID } from 'node:crypto'
import { createHold } from '@i-one/contract/bookings/holds'
import { Session, createSession } from '@i-one/contract/sessions'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTime } from '../../test/app.ts'
import { listSessionChanges } from '../../test/list-changes.ts'
import { lockRow } from '../../test/lock.ts'
import { createTestHold, createOpenSession, sessionStart } from '../../test/make-open-session.ts'
import { type Person, createPerson, createTestPitch } from '../../test/make.ts'
import { hour, apiError, startTestApp } from '../../test/suite.ts'

const app = await startTestApp()
const captain = await createPerson(app, { nickname: 'Tunde' })
const stranger = await createPerson(app)

const settings = { minutesPerMatch: 8, playersPerTeam: 5, sets: 2, aet: true, penaltyShootout: false }
const create = (person: Person, hold: string, more = {}) =>
  app.as(person.token)(createSession, { body: { ...settings, hold, ...more } })

const changesOf = async (sessionId: string) =>
  (await listSessionChanges(app, sessionId)).map(({ change }) => change)

describe('creating a session', () => {
  test('books the held slot, draws set names and gives the captain the first place', async () => {
    const hold = await createTestHold(app, { booker: captain, pitch: await createTestPitch(app) })
    const made = await create(captain, hold, { sets: 3 })
    expect(z.parse(Session, made)).toEqual(made)
    expect(made).toMatchObject({
      state: 'open',
      booking: { state: 'confirmed' },
      captain: { _id: captain.id, nickname: 'Tunde' },
      pitch: { name: 'Adélékè Astro', timeZone: 'Africa/Lagos', location: { coordinates: [3.3541, 6.4969] } },
      start: '2025-11-21T19:00:00.000Z',
      end: '2025-11-21T20:00:00.000Z',
      matchType: 'Friendly Match',
      visibility: 'public',
      capacity: 15,
      minimum: 4,
      going: 1,
      waiting: 0,
      price: { amount: 2_500_000, currency: 'NGN' },
      places: [
        {
          player: { _id: captain.id, name: 'Tunde', position: 'MF' },
          user: { _id: captain.id },
          state: 'going',
        },
      ],
      matches: [],
      fillBy: '2025-11-21T17:00:00.000Z',
      serverTime: testTime,
      mine: { state: 'going' },
    })
    expect(made.authorizeBy).toBeUndefined()
    expect(made.drawnAt).toBeUndefined()
    expect(new Set(made.setNames).size).toBe(3)
    expect([made.teamOne.name, made.teamTwo.name]).toEqual(made.setNames.slice(0, 2))
    expect(Buffer.from(made.code, 'base64url').length * 8).toBeGreaterThanOrEqual(64)
    expect(await changesOf(made._id)).toEqual(['created'])
  })

  test('with one set wants an opponent', async () => {
    const { session } = await createOpenSession(app, { sets: 1 })
    expect(session).toMatchObject({ capacity: 5, teamTwo: { name: 'Opponent wanted' } })
    expect(session.setNames).toHaveLength(1)
  })

  test('for one person is confirmed at once', async () => {
    const { session } = await createOpenSession(app, { sets: 1, playersPerTeam: 1 })
    expect(session).toMatchObject({ state: 'confirmed', minimum: 1 })
  })

  test('waits for the organizer of a pitch that has one, and not where the captain is the organizer', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const pitch = await createTestPitch(app, { owner })
    const asked = await create(captain, await createTestHold(app, { booker: captain, pitch }))
    expect(asked).toMatchObject({ booking: { state: 'pending' }, authorizeBy: '2025-11-21T03:18:00.000Z' })
    const start = new Date(sessionStart.getTime() + hour)
    const own = await create(owner, await createTestHold(app, { booker: owner, pitch, start }))
    expect(own.booking.state).toBe('confirmed')
    const auto = await createTestPitch(app, { owner, autoAuthorize: true })
    expect(await create(captain, await createTestHold(app, { booker: captain, pitch: auto }))).toMatchObject({
      booking: { state: 'confirmed' },
    })
  })

  test('late leaves the pitch and the players half of what remains', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const pitch = await createTestPitch(app, { owner })
    const start = new Date(app.clock.now().getTime() + 2 * hour)
    const made = await create(captain, await createTestHold(app, { booker: captain, pitch, start }))
    expect([made.fillBy, made.authorizeBy]).toEqual(['2025-11-20T16:18:00.000Z', '2025-11-20T15:48:00.000Z'])
  })

  test('with an expired hold says if the slot is still free', async () => {
    const pitch = await createTestPitch(app)
    const hold = await createTestHold(app, { booker: captain, pitch })
    app.clock.advance(10 * 60_000)
    await expect(create(captain, hold)).rejects.toMatchObject({
      ...apiError('hold-ended'),
      body: { slot: { start: '2025-11-21T19:00:00.000Z', end: '2025-11-21T20:00:00.000Z', state: 'free' } },
    })
  })

  test('of a hold that has been used says the slot is booked', async () => {
    const hold = await createTestHold(app, { booker: captain, pitch: await createTestPitch(app) })
    await create(captain, hold)
    await expect(create(captain, hold)).rejects.toMatchObject({
      ...apiError('hold-ended'),
      body: { slot: { state: 'booked' } },
    })
  })

  test('with another user’s hold, or an unknown hold, returns not-found', async () => {
    const hold = await createTestHold(app, { booker: captain, pitch: await createTestPitch(app) })
    await expect(create(stranger, hold)).rejects.toMatchObject(apiError('not-found', 404))
    await expect(create(captain, randomUUID())).rejects.toMatchObject(apiError('not-found', 404))
  })

  test('of a slot that has begun is refused', async () => {
    const start = new Date(app.clock.now().getTime() + 5 * 60_000)
    const hold = await createTestHold(app, { booker: captain, pitch: await createTestPitch(app), start })
    app.clock.advance(5 * 60_000)
    await expect(create(captain, hold)).rejects.toMatchObject(apiError('in-the-past'))
  })

  test('[BOOK-3] names each setting that is out of range', async () => {
    const hold = randomUUID()
    await expect(create(captain, hold, { minutesPerMatch: 0, sets: 9 })).rejects.toMatchObject({
      ...apiError('bad-input', 400),
      fields: { minutesPerMatch: 'Choose the minutes per match', sets: 'At most 8' },
    })
  })

  test('needs a login', async () => {
    const body = { ...settings, hold: randomUUID() }
    await expect(app.as()(createSession, { body })).rejects.toMatchObject(apiError('not-signed-in', 401))
  })

  test('twice with one idempotency key creates one session', async () => {
    const hold = await createTestHold(app, { booker: captain, pitch: await createTestPitch(app) })
    const call = () =>
      app.as(captain.token)(createSession, {
        body: { ...settings, hold },
        key: `make-${hold}`,
      })
    const [first, second] = await Promise.all([call(), call()])
    expect(second).toEqual(first)
    expect(await call()).toEqual(first)
  })

  test('of one hold by two requests at once lets one of them win', async () => {
    const pitch = await createTestPitch(app)
    for (let round = 0; round < 20; round++) {
      const captain = await createPerson(app)
      const start = new Date(sessionStart.getTime() + round * hour)
      const hold = await createTestHold(app, { booker: captain, pitch, start })
      const both = await Promise.allSettled([create(captain, hold), create(captain, hold)])
      const lost = both.filter((one) => one.status === 'rejected')
      expect(lost).toEqual([
        expect.objectContaining({ reason: expect.objectContaining(apiError('hold-ended')) }),
      ])
    }
  })

  describe('in the moment its hold runs out, while another wants the slot', () => {
    const runsOut = Date.parse(testTime) + 10 * 60_000
    const prepare = async () => {
      const [pitch, rival] = [await createTestPitch(app), await createPerson(app)]
      const hold = await createTestHold(app, { booker: captain, pitch })
      const row = await lockRow(app, 'bookings', hold)
      const body = { pitch, start: sessionStart.toISOString() }
      const session = () => row.queue(() => (app.clock.set(new Date(runsOut - 1)), create(captain, hold)))
      const other = () =>
        row.queue(() => (app.clock.set(new Date(runsOut)), app.as(rival.token)(createHold, { body })))
      return { session, other, release: row.release }
    }

    test('it is made when it comes first', async () => {
      const { session, other, release } = await prepare()
      await session()
      await other()
      expect(await release()).toMatchObject([
        { status: 'fulfilled' },
        { status: 'rejected', reason: apiError('slot-taken') },
      ])
    })

    test('the slot is the other’s when they come first', async () => {
      const { session, other, release } = await prepare()
      await other()
      await session()
      expect(await release()).toMatchObject([
        { status: 'fulfilled' },
        { status: 'rejected', reason: { ...apiError('hold-ended'), body: { slot: { state: 'held' } } } },
      ])
    })
  })
})
