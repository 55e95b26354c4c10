import { listSlots } from '@i-one/contract/bookings'
import { closePitch, reopenPitch, listClosures } from '@i-one/contract/bookings/closures'
import { createHold } from '@i-one/contract/bookings/holds'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTime } from '../../../test/app.ts'
import { createStartedSession } from '../../../test/make-session.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { hour, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })

const firstSlot = '2025-11-21T18:00:00.000Z'
const after = (start: string, hours: number) => new Date(Date.parse(start) + hours * hour).toISOString()
const reason = 'New turf'
const twoHours = { start: firstSlot, end: after(firstSlot, 2), reason }

const createOwnedPitch = async () => {
  const owner = await createPerson(app, { isOwner: true })
  return { owner, pitch: await createTestPitch(app, { owner }) }
}
const close = (who: Person, id: string, body: Partial<typeof twoHours> = {}, key?: string) =>
  app.as(who.token)(closePitch, { params: { id }, body: { ...twoHours, ...body }, key })
const list = (who: Person, id: string) => app.as(who.token)(listClosures, { params: { id } })
const open = (who: Person, id: string) => app.as(who.token)(reopenPitch, { params: { id } })
const take = (who: Person, pitch: string, start = firstSlot) =>
  app.as(who.token)(createHold, { body: { pitch, start } })
const statesOf = async (id: string) => {
  const slots = await app.as()(listSlots, { params: { id } })
  return [-1, 0, 1, 2].map((hours) => slots.find(({ start }) => start === after(firstSlot, hours))?.state)
}
const occupying = (pitch: string) =>
  app.db
    .selectFrom('bookings')
    .select(['state'])
    .where('pitch_id', '=', pitch)
    .where('state', 'in', ['held', 'blocked'])
    .execute()
const history = (id: string) =>
  app.db
    .selectFrom('booking_changes')
    .select(['state', 'by', 'reason'])
    .where('booking_id', '=', id)
    .orderBy('at')
    .execute()

describe('closing a pitch', () => {
  test('closes its slots, says so in the history and is listed for its owner', async () => {
    const { owner, pitch } = await createOwnedPitch()
    const closure = z.parse(closePitch.reply, await close(owner, pitch))
    expect(closure).toEqual({ _id: expect.any(String), pitch, ...twoHours })
    expect(await statesOf(pitch)).toEqual(['free', 'closed', 'closed', 'free'])
    expect(await list(owner, pitch)).toEqual([closure])
    expect(await history(closure._id)).toEqual([{ state: 'blocked', by: owner.id, reason }])
    await expect(take(await createPerson(app), pitch)).rejects.toMatchObject({ code: 'slot-taken' })
  })

  test('[API-2] is for its owner and for staff', async () => {
    const { owner, pitch } = await createOwnedPitch()
    const [stranger, admin] = [
      await createPerson(app, { isOwner: true }),
      await createPerson(app, { isAdmin: true }),
    ]
    const refused = { code: 'not-yours', status: 409 }
    await expect(close(stranger, pitch)).rejects.toMatchObject(refused)
    await expect(list(stranger, pitch)).rejects.toMatchObject(refused)
    const { _id } = await close(admin, pitch)
    expect(await list(admin, pitch)).toHaveLength(1)
    await expect(open(stranger, _id)).rejects.toMatchObject(refused)
    await open(owner, _id)
    const nobody = { code: 'not-found', status: 404 }
    await expect(close(admin, crypto.randomUUID())).rejects.toMatchObject(nobody)
    await expect(list(admin, crypto.randomUUID())).rejects.toMatchObject(nobody)
    await expect(open(admin, crypto.randomUUID())).rejects.toMatchObject(nobody)
  })

  test('is refused by each booking in the way, named in order of time, and nothing has changed', async () => {
    const { owner, pitch } = await createOwnedPitch()
    const captain = await createPerson(app, { nickname: 'Tunde' })
    const { id: session } = await createStartedSession(app, {
      captain,
      pitch,
      state: 'confirmed',
      start: new Date(after(firstSlot, 1)),
    })
    await take(await createPerson(app, { nickname: 'Emeka' }), pitch)
    await close(owner, pitch, { start: after(firstSlot, 3), end: after(firstSlot, 5) })
    const whole = { start: after(firstSlot, -1), end: after(firstSlot, 4) }
    await expect(close(owner, pitch, whole)).rejects.toMatchObject({
      code: 'bookings-in-the-way',
      status: 409,
      body: {
        bookings: [
          { start: firstSlot, end: after(firstSlot, 1), state: 'held', session: null, captain: 'Emeka' },
          {
            start: after(firstSlot, 1),
            end: after(firstSlot, 2),
            state: 'confirmed',
            session,
            captain: 'Tunde',
          },
          {
            start: after(firstSlot, 3),
            end: after(firstSlot, 5),
            state: 'blocked',
            session: null,
            captain: null,
          },
        ],
      },
    })
    expect(await list(owner, pitch)).toHaveLength(1)
    expect(await statesOf(pitch)).toEqual(['free', 'held', 'booked', 'free'])
  })

  test('is not prevented by an expired hold', async () => {
    const { owner, pitch } = await createOwnedPitch()
    const hold = await take(await createPerson(app), pitch)
    app.clock.set(hold.expiresAt)
    await close(owner, pitch)
    expect(await statesOf(pitch)).toEqual(['free', 'closed', 'closed', 'free'])
    expect((await history(hold._id)).map(({ state }) => state)).toEqual(['held', 'expired'])
  })

  test('is done once per idempotency key', async () => {
    const { owner, pitch } = await createOwnedPitch()
    const key = crypto.randomUUID()
    const first = await close(owner, pitch, {}, key)
    expect(await close(owner, pitch, {}, key)).toEqual(first)
    expect(await list(owner, pitch)).toEqual([first])
    await expect(close(owner, pitch, { reason: 'Rain' }, key)).rejects.toMatchObject({ code: 'key-reused' })
  })

  test('is rejected in the past, if it is too long or not a time range, and without a reason', async () => {
    const { owner, pitch } = await createOwnedPitch()
    const bad = { code: 'bad-input', status: 400 }
    const past = after(testTime, -1)
    await expect(close(owner, pitch, { start: past })).rejects.toMatchObject({
      ...bad,
      fields: { start: 'Must not be in the past' },
    })
    await expect(close(owner, pitch, { end: firstSlot })).rejects.toMatchObject(bad)
    await expect(close(owner, pitch, { end: after(firstSlot, 91 * 24) })).rejects.toMatchObject(bad)
    await expect(close(owner, pitch, { reason: '  ' })).rejects.toMatchObject(bad)
    expect(await list(owner, pitch)).toEqual([])
  })
})

describe('reopening a pitch', () => {
  test('frees its slots, and a repeated request gets the same response', async () => {
    const { owner, pitch } = await createOwnedPitch()
    const { _id } = await close(owner, pitch)
    const answer = z.parse(reopenPitch.reply, await open(owner, _id))
    expect(await open(owner, _id)).toEqual(answer)
    expect(await statesOf(pitch)).toEqual(['free', 'free', 'free', 'free'])
    expect(await list(owner, pitch)).toEqual([])
    expect((await history(_id)).map(({ state }) => state)).toEqual(['blocked', 'released'])
  })

  test('cannot end a booking', async () => {
    const { owner, pitch } = await createOwnedPitch()
    const hold = await take(await createPerson(app), pitch)
    await expect(open(owner, hold._id)).rejects.toMatchObject({ code: 'not-found', status: 404 })
    expect(await occupying(pitch)).toEqual([{ state: 'held' }])
  })

  test('a past closure is no longer listed', async () => {
    const { owner, pitch } = await createOwnedPitch()
    await close(owner, pitch)
    app.clock.set(twoHours.end)
    expect(await list(owner, pitch)).toEqual([])
  })
})

/** Waits for `count` turns of the event loop. */
const turns = async (count: number) => {
  for (let n = 0; n < count; n++) await new Promise((resolve) => setImmediate(resolve))
}

test('a closure and holds at the same time: only one succeeds', { timeout: 60_000 }, async () => {
  const { owner, pitch } = await createOwnedPitch()
  const people: Person[] = []
  for (let n = 0; n < 6; n++) people.push(await createPerson(app))
  const outcomes = new Set<string>()
  for (let round = 0; round < 60 && (outcomes.size < 2 || round < 20); round++) {
    const start = after(firstSlot, (round % 24) * 24)
    const closing = () => Promise.allSettled([close(owner, pitch, { start, end: after(start, 2) })])
    const taking = () => Promise.allSettled(people.map((person) => take(person, pitch, start)))
    // each round delays the second request by one more turn, so that the requests interleave differently
    const late = async <T>(ask: () => Promise<T>) => turns(round).then(ask)
    const [[closed], held] = await Promise.all(
      round % 2 ? [closing(), late(taking)] : [late(closing), taking()],
    )
    const sold = held.filter(({ status }) => status === 'fulfilled').length
    expect(sold + (closed?.status === 'fulfilled' ? 1 : 0)).toBe(1)
    if (closed?.status === 'rejected')
      expect(closed.reason).toMatchObject({
        code: 'bookings-in-the-way',
        body: { bookings: [{ state: 'held' }] },
      })
    outcomes.add(closed?.status ?? '')
    await app.db.updateTable('bookings').set({ state: 'released' }).where('pitch_id', '=', pitch).execute()
  }
  expect(outcomes).toEqual(new Set(['fulfilled', 'rejected']))
})
