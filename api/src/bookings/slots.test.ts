import { listSlots } from '@i-one/contract/bookings'
import { createHold } from '@i-one/contract/bookings/holds'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createPerson, createTestPitch } from '../../test/make.ts'
import { startTestApp } from '../../test/suite.ts'

const app = await startTestApp()

const list = async (id: string, query: { from?: string; days?: number } = {}) => {
  const slots = await app.as()(listSlots, { params: { id }, query })
  return z.parse(listSlots.reply, slots)
}
const close = (pitchId: string, start: string, end: string) =>
  app.db
    .insertInto('bookings')
    .values({
      pitch_id: pitchId,
      during: `[${start},${end})`,
      state: 'blocked',
      price_currency: 'NGN',
      created_at: app.clock.now(),
    })
    .execute()
const stateAt = (slots: { start: string; state: string }[], start: string) =>
  slots.find((slot) => slot.start === new Date(start).toISOString())?.state

describe('the slots of a pitch', () => {
  test('[BOOK-1] are those of thirty days from today, without what has begun', async () => {
    const slots = await list(await createTestPitch(app))
    expect(slots[0]).toEqual({
      start: '2025-11-20T16:00:00.000Z',
      end: '2025-11-20T17:00:00.000Z',
      state: 'free',
      price: { amount: 2_500_000, currency: 'NGN' },
    })
    expect(slots).toHaveLength(6 + 29 * 15)
    expect(slots.at(-1)?.start).toBe('2025-12-19T21:00:00.000Z')
  })

  test('leave out the slot that begins this very moment', async () => {
    const pitch = await createTestPitch(app)
    app.clock.set('2025-11-20T16:00:00.000Z')
    expect((await list(pitch, { days: 1 }))[0]?.start).toBe('2025-11-20T17:00:00.000Z')
  })

  test("begin and end with the days asked for, by the pitch's own calendar", async () => {
    const slots = await list(await createTestPitch(app, { timeZone: 'Asia/Tokyo' }), {
      from: '2025-11-22',
      days: 2,
    })
    expect(slots).toHaveLength(30)
    expect(slots[0]?.start).toBe('2025-11-21T23:00:00.000Z')
    expect(slots.at(-1)?.end).toBe('2025-11-23T14:00:00.000Z')
  })

  test('are today by the calendar of the pitch when it is already tomorrow here', async () => {
    app.clock.set('2025-11-20T22:00:00.000Z')
    const slots = await list(await createTestPitch(app, { timeZone: 'Asia/Tokyo' }), { days: 1 })
    expect(slots[0]?.start).toBe('2025-11-20T23:00:00.000Z')
  })

  test('after midnight belong to the new day, though the pitch opened the evening before', async () => {
    const openingHours = [{ day: 4, open: '22:00', close: '01:00' }]
    const pitch = await createTestPitch(app, { openingHours })
    expect(await list(pitch, { from: '2025-11-21', days: 1 })).toMatchObject([
      { start: '2025-11-20T23:00:00.000Z' },
    ])
  })

  test('end with the last day that can be booked, and begin no earlier than now', async () => {
    const pitch = await createTestPitch(app)
    const ahead = await list(pitch, { from: '2025-12-18', days: 30 })
    expect(ahead.at(-1)?.start).toBe('2025-12-20T21:00:00.000Z')
    expect(await list(pitch, { from: '2025-12-21' })).toEqual([])
    expect((await list(pitch, { from: '2025-11-01', days: 20 }))[0]?.start).toBe('2025-11-20T16:00:00.000Z')
    expect(await list(pitch, { from: '2025-11-01', days: 5 })).toEqual([])
  })

  test('exclude past days and days that are not yet bookable', async () => {
    const pitch = await createTestPitch(app)
    await close(pitch, '2025-11-20T16:00:00Z', '2025-11-20T17:00:00Z')
    expect(await list(pitch, { from: '2025-11-18', days: 1 })).toEqual([])
    expect(await list(pitch, { from: '2026-02-01', days: 1 })).toEqual([])
  })

  test('have the state of the bookings that overlap them', async () => {
    const pitch = await createTestPitch(app)
    await close(pitch, '2025-11-21T09:30:00Z', '2025-11-21T10:01:00Z')
    const { token } = await createPerson(app)
    await app.as(token)(createHold, { body: { pitch, start: '2025-11-21T12:00:00.000Z', slots: 2 } })
    const slots = await list(pitch)
    expect(stateAt(slots, '2025-11-21T08:00Z')).toBe('free')
    expect(stateAt(slots, '2025-11-21T09:00Z')).toBe('closed')
    expect(stateAt(slots, '2025-11-21T10:00Z')).toBe('closed')
    expect(stateAt(slots, '2025-11-21T11:00Z')).toBe('free')
    expect(stateAt(slots, '2025-11-21T12:00Z')).toBe('held')
    expect(stateAt(slots, '2025-11-21T13:00Z')).toBe('held')
    expect(stateAt(slots, '2025-11-21T14:00Z')).toBe('free')
  })

  test('sees what overlaps the last slot after the end of the days asked for', async () => {
    const pitch = await createTestPitch(app, { openingHours: [{ day: 4, open: '21:30', close: '02:00' }] })
    await close(pitch, '2025-11-20T23:10:00Z', '2025-11-21T00:00:00Z')
    expect((await list(pitch, { days: 1 })).map(({ state }) => state)).toEqual(['free', 'free', 'closed'])
  })

  test('are free again the moment a hold runs out, before any timer has run', async () => {
    const pitch = await createTestPitch(app)
    const { token } = await createPerson(app)
    const start = '2025-11-21T12:00:00.000Z'
    const { expiresAt } = await app.as(token)(createHold, { body: { pitch, start } })
    app.clock.set(new Date(Date.parse(expiresAt) - 1))
    expect(stateAt(await list(pitch), start)).toBe('held')
    app.clock.set(expiresAt)
    expect(stateAt(await list(pitch), start)).toBe('free')
  })

  test('are none where the pitch is hidden', async () => {
    expect(await list(await createTestPitch(app, { listed: false }))).toEqual([])
  })

  test('of an unknown pitch are refused, and so is what is no day', async () => {
    await expect(list(crypto.randomUUID())).rejects.toMatchObject({ code: 'not-found', status: 404 })
    const pitch = await createTestPitch(app)
    for (const from of ['2025-02-30', '9999-12-31', '0000-01-01'])
      await expect(list(pitch, { from })).rejects.toMatchObject({ code: 'bad-input', status: 400 })
    await expect(list(pitch, { days: 31 })).rejects.toMatchObject({ code: 'bad-input' })
  })
})
