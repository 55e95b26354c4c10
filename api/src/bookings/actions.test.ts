import { createHold } from '@i-one/contract/bookings/holds'
import { describe, expect, test } from 'vitest'
import { type Person, createPerson, createTestPitch } from '../../test/make.ts'
import { startTestApp } from '../../test/suite.ts'
import { openTransaction } from '../lib/database/database.ts'
import * as actions from './actions.ts'
import * as holds from './holds/actions.ts'

const app = await startTestApp()

type Rest<F> = F extends (db: never, ...rest: infer R) => unknown ? R : never
const convertHold = (...rest: Rest<typeof holds.convertHold>) =>
  openTransaction(app.db, (db) => holds.convertHold(db, ...rest))
const authorizeBooking = (...rest: Rest<typeof actions.authorizeBooking>) =>
  openTransaction(app.db, (db) => actions.authorizeBooking(db, ...rest))
const cancelBooking = (...rest: Rest<typeof actions.cancelBooking>) =>
  openTransaction(app.db, (db) => actions.cancelBooking(db, ...rest))

const start = '2025-11-21T18:00:00.000Z'
const hourLater = (instant: Date) => new Date(instant.getTime() + 3_600_000)
const hold = async (person: Person) => {
  const { _id: id } = await app.as(person.token)(createHold, {
    body: { pitch: await createTestPitch(app), start },
  })
  return id
}
const pending = async () => {
  const person = await createPerson(app)
  const now = app.clock.now()
  const id = await hold(person)
  await convertHold(id, { state: 'pending', authorizeBy: hourLater(now), by: person.id, now })
  return { id, person, now }
}
const stateOf = async (id: string) =>
  (await app.db.selectFrom('bookings').select('state').where('id', '=', id).executeTakeFirst())?.state
const changes = (id: string) =>
  app.db
    .selectFrom('booking_changes')
    .select(['state', 'by', 'reason'])
    .where('booking_id', '=', id)
    .where('state', '<>', 'held')
    .execute()

describe('using a hold', () => {
  test('makes a confirmed or a pending booking of it, once', async () => {
    const person = await createPerson(app)
    const id = await hold(person)
    const use = () => convertHold(id, { state: 'confirmed', by: person.id, now: app.clock.now() })
    expect(await use()).toMatchObject({ id, state: 'confirmed', bookerId: person.id, start: new Date(start) })
    expect(await use()).toBeUndefined()
    expect(await changes(id)).toEqual([{ state: 'confirmed', by: person.id, reason: null }])

    const waiting = await pending()
    expect(await stateOf(waiting.id)).toBe('pending')
  })

  test('is nothing once it has run out, and nothing to anybody else', async () => {
    const [person, other] = [await createPerson(app), await createPerson(app)]
    const id = await hold(person)
    const now = app.clock.now()
    expect(await convertHold(id, { state: 'confirmed', by: other.id, now })).toBeUndefined()
    const over = new Date(now.getTime() + 600_000)
    expect(await convertHold(id, { state: 'confirmed', by: person.id, now: over })).toBeUndefined()
    expect(await changes(id)).toEqual([])
  })
})

describe('authorizing a booking', () => {
  test('confirms a pending booking until the time for it is over', async () => {
    const { id, now } = await pending()
    expect(await authorizeBooking(id, { by: null, now: hourLater(now) })).toBeUndefined()
    const owner = await createPerson(app)
    const justInTime = new Date(hourLater(now).getTime() - 1)
    expect(await authorizeBooking(id, { by: owner.id, now: justInTime })).toMatchObject({
      state: 'confirmed',
    })
    expect(await cancelBooking(id, { state: 'declined', by: owner.id, now })).toBeUndefined()
  })

  test('declines a booking with a reason, and frees the slot', async () => {
    const { id, now } = await pending()
    const owner = await createPerson(app)
    const no = { state: 'declined', by: owner.id, reason: 'League night', now } as const
    expect(await cancelBooking(id, no)).toMatchObject({ state: 'declined' })
    expect((await changes(id)).at(-1)).toEqual({ state: 'declined', by: owner.id, reason: 'League night' })
    expect(await authorizeBooking(id, { by: owner.id, now })).toBeUndefined()
  })

  test('and cancelling at the same time: only one succeeds', async () => {
    for (let round = 0; round < 20; round++) {
      const { id, person, now } = await pending()
      const authorize = () => authorizeBooking(id, { by: null, now })
      const cancel = () => cancelBooking(id, { state: 'declined', by: person.id, now })
      const moved = await Promise.all(round % 2 ? [authorize(), cancel()] : [cancel(), authorize()])
      expect(moved.filter(Boolean)).toHaveLength(1)
      expect((await changes(id)).length).toBe(2)
    }
  })
})

describe('ending a booking', () => {
  test.each(['cancelled', 'released'] as const)('a confirmed one can be %s', async (state) => {
    const person = await createPerson(app)
    const id = await hold(person)
    const now = app.clock.now()
    await convertHold(id, { state: 'confirmed', by: person.id, now })
    expect(await cancelBooking(id, { state: 'expired', by: null, now })).toBeUndefined()
    expect(await cancelBooking(id, { state, reason: 'captain', by: person.id, now })).toMatchObject({
      state,
    })
    expect(await cancelBooking(id, { state, by: person.id, now })).toBeUndefined()
    expect((await changes(id)).at(-1)).toEqual({ state, by: person.id, reason: 'captain' })
  })

  test('expires a pending booking, however late the timer runs', async () => {
    const { id, now } = await pending()
    const late = new Date(now.getTime() + 7_200_000)
    expect(await cancelBooking(id, { state: 'expired', by: null, now: late })).toMatchObject({
      state: 'expired',
    })
  })

  test('does not apply to holds, which are released or expire', async () => {
    const id = await hold(await createPerson(app))
    const now = app.clock.now()
    expect(await cancelBooking(id, { state: 'cancelled', by: null, now })).toBeUndefined()
    expect(await stateOf(id)).toBe('held')
  })
})
