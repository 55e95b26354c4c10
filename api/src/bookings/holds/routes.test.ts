import { listSlots } from '@i-one/contract/bookings'
import { getHold, releaseHold, createHold } from '@i-one/contract/bookings/holds'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTime } from '../../../test/app.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()

const firstSlot = '2025-11-21T18:00:00.000Z'
const hourLater = (start: string, hours = 1) => new Date(Date.parse(start) + hours * 3_600_000).toISOString()
const take = (who: Person, body: { pitch: string; start?: string; slots?: number }, key?: string) =>
  app.as(who.token)(createHold, { body: { start: firstSlot, ...body }, key })
const slotAt = async (id: string, start: string) => {
  const slots = await app.as()(listSlots, { params: { id } })
  return slots.find((slot) => slot.start === start)?.state
}
const history = (id: string) =>
  app.db
    .selectFrom('booking_changes')
    .select(['state', 'by', 'at'])
    .where('booking_id', '=', id)
    .orderBy('at')
    .execute()

describe('a hold', () => {
  test("[BOOK-2] keeps the slot for ten minutes by the server's clock", async () => {
    const person = await createPerson(app)
    const pitch = await createTestPitch(app)
    const hold = z.parse(createHold.reply, await take(person, { pitch }))
    expect(hold).toMatchObject({
      pitch,
      start: firstSlot,
      end: hourLater(firstSlot),
      serverTime: testTime,
      expiresAt: '2025-11-20T15:28:00.000Z',
    })
    expect(await slotAt(pitch, firstSlot)).toBe('held')
    expect(await app.as(person.token)(getHold, { params: { id: hold._id } })).toEqual(hold)
    expect(await history(hold._id)).toEqual([{ state: 'held', by: person.id, at: new Date(testTime) }])
  })

  test('of several slots in a row is one booking at the price of all', async () => {
    const pitch = await createTestPitch(app)
    const hold = await take(await createPerson(app), { pitch, slots: 4 })
    expect(hold.end).toBe(hourLater(firstSlot, 4))
    const booking = await app.db
      .selectFrom('bookings')
      .select(['price_amount', 'price_currency'])
      .where('id', '=', hold._id)
      .executeTakeFirstOrThrow()
    expect(booking).toEqual({ price_amount: 10_000_000, price_currency: 'NGN' })
  })

  test('on a slot that is taken is refused with the next three that are free', async () => {
    const pitch = await createTestPitch(app)
    await take(await createPerson(app), { pitch, start: hourLater(firstSlot), slots: 2 })
    await expect(take(await createPerson(app), { pitch, slots: 2 })).rejects.toMatchObject({
      code: 'slot-taken',
      status: 409,
      body: {
        alternatives: [
          { start: firstSlot, end: hourLater(firstSlot), state: 'free' },
          { start: hourLater(firstSlot, 3), state: 'free' },
          { start: '2025-11-22T07:00:00.000Z', state: 'free' },
        ],
      },
    })
  })

  test('is refused with alternatives weeks ahead where everything before is taken', async () => {
    const pitch = await createTestPitch(app)
    const during = `[${firstSlot},2025-12-10T00:00:00Z)`
    await app.db
      .insertInto('bookings')
      .values({
        pitch_id: pitch,
        during,
        state: 'blocked',
        price_currency: 'NGN',
        created_at: new Date(testTime),
      })
      .execute()
    await expect(take(await createPerson(app), { pitch })).rejects.toMatchObject({
      body: { alternatives: [{ start: '2025-12-10T07:00:00.000Z' }, {}, {}] },
    })
  })

  test('takes the place of one that has run out, before any timer has run', async () => {
    const [first, second] = [await createPerson(app), await createPerson(app)]
    const pitch = await createTestPitch(app)
    const stale = await take(first, { pitch })
    app.clock.set(new Date(Date.parse(stale.expiresAt) - 1))
    await expect(take(second, { pitch })).rejects.toMatchObject({ code: 'slot-taken' })
    app.clock.set(stale.expiresAt)
    await take(second, { pitch })
    expect(await history(stale._id)).toMatchObject([
      { state: 'held', by: first.id },
      { state: 'expired', by: null },
    ])
  })

  test('takes the place of several that have run out at once', async () => {
    const pitch = await createTestPitch(app)
    for (const hours of [0, 1, 2])
      await take(await createPerson(app), { pitch, start: hourLater(firstSlot, hours) })
    app.clock.advance(600_000)
    const hold = await take(await createPerson(app), { pitch, slots: 4 })
    expect(hold.end).toBe(hourLater(firstSlot, 4))
  })

  test('is refused where the pitch is not open then', async () => {
    const [person, pitch] = [await createPerson(app), await createTestPitch(app)]
    const closed = { code: 'slot-closed', status: 409 }
    await expect(take(person, { pitch, start: '2025-11-21T18:30:00.000Z' })).rejects.toMatchObject(closed)
    await expect(take(person, { pitch, start: '2025-11-21T23:00:00.000Z' })).rejects.toMatchObject(closed)
    await expect(take(person, { pitch, start: '2025-11-21T21:00:00.000Z', slots: 2 })).rejects.toMatchObject(
      closed,
    )
  })

  test('is refused on a slot that has begun', async () => {
    const [person, pitch] = [await createPerson(app), await createTestPitch(app)]
    const past = { code: 'in-the-past', status: 409 }
    await expect(take(person, { pitch, start: '2025-11-20T15:00:00.000Z' })).rejects.toMatchObject(past)
    app.clock.set('2025-11-20T16:00:00.000Z')
    await expect(take(person, { pitch, start: '2025-11-20T16:00:00.000Z' })).rejects.toMatchObject(past)
  })

  test('is refused more than thirty days ahead', async () => {
    const [person, pitch] = [await createPerson(app), await createTestPitch(app)]
    await take(person, { pitch, start: '2025-12-20T21:00:00.000Z' })
    await expect(take(person, { pitch, start: '2025-12-21T07:00:00.000Z' })).rejects.toMatchObject({
      code: 'too-far-ahead',
      status: 409,
    })
  })

  test('is refused on a hidden pitch and on an unknown one', async () => {
    const person = await createPerson(app)
    const hidden = await createTestPitch(app, { listed: false })
    await expect(take(person, { pitch: hidden })).rejects.toMatchObject({ code: 'pitch-hidden', status: 409 })
    await expect(take(person, { pitch: crypto.randomUUID() })).rejects.toMatchObject({ code: 'not-found' })
  })

  test('is refused where the request is not right', async () => {
    const [person, pitch] = [await createPerson(app), await createTestPitch(app)]
    await expect(take(person, { pitch, slots: 5 })).rejects.toMatchObject({
      fields: { slots: expect.any(String) },
    })
    await expect(take(person, { pitch, start: 'tomorrow' })).rejects.toMatchObject({
      fields: { start: 'Must be a time in UTC, such as 2026-11-28T18:00:00Z' },
    })
    await expect(app.as()(createHold, { body: { pitch, start: firstSlot } })).rejects.toMatchObject({
      status: 401,
    })
  })
})

describe('the limits of one person', () => {
  test('are two holds that live', async () => {
    const [person, pitch] = [await createPerson(app), await createTestPitch(app)]
    const first = await take(person, { pitch })
    await take(person, { pitch, start: hourLater(firstSlot) })
    const third = { pitch, start: hourLater(firstSlot, 2) }
    await expect(take(person, third)).rejects.toMatchObject({ code: 'too-many-holds', status: 409 })
    await app.as(person.token)(releaseHold, { params: { id: first._id } })
    await take(person, third)
  })

  test('hold when many holds are taken at once', async () => {
    const [person, pitch] = [await createPerson(app), await createTestPitch(app)]
    const days = Array.from({ length: 20 }, (_, n) => hourLater(firstSlot, 24 * n))
    const taken = await Promise.allSettled(days.map((start) => take(person, { pitch, start })))
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    for (const answer of taken)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'too-many-holds' })
  })

  test('are ten holds a day of which no session was made', async () => {
    const [person, pitch] = [await createPerson(app), await createTestPitch(app)]
    for (let n = 0; n < 10; n++) {
      const { _id: id } = await take(person, { pitch })
      await app.as(person.token)(releaseHold, { params: { id } })
    }
    await expect(take(person, { pitch })).rejects.toMatchObject({
      code: 'too-many-unused-holds',
      status: 409,
    })
    app.clock.advance(24 * 3_600_000)
    await take(person, { pitch, start: hourLater(firstSlot, 24) })
  })
})

describe('a hold of mine', () => {
  test('is given back, and the slot is free', async () => {
    const [person, pitch] = [await createPerson(app), await createTestPitch(app)]
    const { _id: id } = await take(person, { pitch })
    await app.as(person.token)(releaseHold, { params: { id } })
    expect(await slotAt(pitch, firstSlot)).toBe('free')
    expect(await history(id)).toMatchObject([{ state: 'held' }, { state: 'released', by: person.id }])
    for (const endpoint of [getHold, releaseHold])
      await expect(app.as(person.token)(endpoint, { params: { id } })).rejects.toMatchObject({
        code: 'hold-ended',
        status: 409,
        body: { slot: { start: firstSlot, end: hourLater(firstSlot), state: 'free' } },
      })
  })

  test('that has run out says how its slot stands now', async () => {
    const [person, pitch] = [await createPerson(app), await createTestPitch(app)]
    const { _id: id, expiresAt } = await take(person, { pitch, slots: 2 })
    app.clock.set(expiresAt)
    const look = () => app.as(person.token)(getHold, { params: { id } })
    await expect(look()).rejects.toMatchObject({
      code: 'hold-ended',
      body: { slot: { start: firstSlot, end: hourLater(firstSlot, 2), state: 'free' } },
    })
    await take(await createPerson(app), { pitch, start: hourLater(firstSlot) })
    await expect(look()).rejects.toMatchObject({ body: { slot: { state: 'held' } } })
    app.clock.set(firstSlot)
    await expect(look()).rejects.toMatchObject({ body: { slot: { state: 'closed' } } })
  })

  test('is nothing to anybody else', async () => {
    const [person, other, pitch] = [
      await createPerson(app),
      await createPerson(app),
      await createTestPitch(app),
    ]
    const { _id: id } = await take(person, { pitch })
    for (const endpoint of [getHold, releaseHold])
      await expect(app.as(other.token)(endpoint, { params: { id } })).rejects.toMatchObject({
        code: 'not-found',
        status: 404,
      })
    expect(await slotAt(pitch, firstSlot)).toBe('held')
  })
})

describe('a request repeated with its Idempotency-Key', () => {
  test('gets the first answer and takes nothing more', async () => {
    const [person, pitch] = [await createPerson(app), await createTestPitch(app)]
    const first = await take(person, { pitch }, 'once')
    app.clock.advance(60_000)
    expect(await take(person, { pitch }, 'once')).toEqual(first)
    await expect(take(person, { pitch, slots: 2 }, 'once')).rejects.toMatchObject({
      code: 'key-reused',
      status: 409,
    })
  })

  test('many times at once takes one hold', async () => {
    const [person, pitch] = [await createPerson(app), await createTestPitch(app)]
    const answers = await Promise.all(Array.from({ length: 8 }, () => take(person, { pitch }, 'many')))
    expect(new Set(answers.map(({ _id }) => _id)).size).toBe(1)
  })

  test('after a refusal may succeed', async () => {
    const [person, other, pitch] = [
      await createPerson(app),
      await createPerson(app),
      await createTestPitch(app),
    ]
    const { _id: id } = await take(other, { pitch })
    await expect(take(person, { pitch }, 'again')).rejects.toMatchObject({ code: 'slot-taken' })
    await app.as(other.token)(releaseHold, { params: { id } })
    await take(person, { pitch }, 'again')
  })
})

describe('the timer', () => {
  test('ends the holds that have run out, and no others', async () => {
    const [person, pitch] = [await createPerson(app), await createTestPitch(app)]
    const first = await take(person, { pitch })
    app.clock.advance(60_000)
    const second = await take(person, { pitch, start: hourLater(firstSlot) })
    app.clock.set(first.expiresAt)
    await Promise.all([app.sweep(), app.sweep()])
    expect(await history(first._id)).toMatchObject([{ state: 'held' }, { state: 'expired', by: null }])
    expect(await history(second._id)).toMatchObject([{ state: 'held' }])
  })
})
