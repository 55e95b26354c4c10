import { createHold } from '@i-one/contract/bookings/holds'
import { findNearbyPitches, getPitch } from '@i-one/contract/pitches'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTime } from '../../test/app.ts'
import { findCentreId, createPerson, createTestPitch } from '../../test/make.ts'
import { startTestApp } from '../../test/suite.ts'
import { savePartHours } from '../part-hours.ts'

const app = await startTestApp()

const load = async (id: string) => z.parse(getPitch.reply, await app.as()(getPitch, { params: { id } }))
const block = (pitch: string, from: string, to: string) =>
  app.db
    .insertInto('bookings')
    .values({
      pitch_id: pitch,
      during: `[${from},${to})`,
      state: 'blocked',
      price_currency: 'NGN',
      created_at: app.clock.now(),
    })
    .execute()

describe('a pitch', () => {
  test('has all its fields', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const id = await createTestPitch(app, { owner })
    const shown = await app.as(owner.token)(getPitch, { params: { id } })
    expect(z.parse(getPitch.reply, shown)).toEqual({
      _id: id,
      name: 'Adélékè Astro',
      address: '7 Adélékè Street, Surulere',
      pitchPhoto: '/pictures/pitch-1-828.webp',
      booked: false,
      location: { type: 'Point', coordinates: [3.3541, 6.4969] },
      timeZone: 'Africa/Lagos',
      surface: 'Astro turf',
      phone: '',
      facilities: [],
      slotMinutes: 60,
      openingHours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: '08:00', close: '23:00' })),
      price: { amount: 2_500_000, currency: 'NGN' },
      autoAuthorize: false,
      owner: owner.id,
      listed: true,
      sessionsAhead: 20,
    })
  })

  test('is not found by an unknown id', async () => {
    await expect(load(crypto.randomUUID())).rejects.toMatchObject({ code: 'not-found', status: 404 })
    await expect(load('7')).rejects.toMatchObject({ fields: { id: 'Must be a valid ID' } })
  })
})

describe('whether a pitch is booked', () => {
  const bookedAt = async (id: string, now = testTime) => {
    app.clock.set(now)
    return (await load(id)).booked
  }

  test('is so when no slot that can be booked is left today', async () => {
    const id = await createTestPitch(app)
    await block(id, '2025-11-20T16:00:00Z', '2025-11-20T21:00:00Z')
    expect(await bookedAt(id)).toBe(false)
    await block(id, '2025-11-20T21:00:00Z', '2025-11-20T22:00:00Z')
    expect(await bookedAt(id)).toBe(true)
  })

  test('counts a hold only while it lives', async () => {
    const id = await createTestPitch(app)
    await block(id, '2025-11-20T16:00:00Z', '2025-11-20T21:00:00Z')
    const { token } = await createPerson(app)
    const start = '2025-11-20T21:00:00.000Z'
    const { expiresAt } = await app.as(token)(createHold, { body: { pitch: id, start } })
    expect(await bookedAt(id)).toBe(true)
    expect(await bookedAt(id, expiresAt)).toBe(false)
  })

  test('[HOME-8] is asked of tomorrow once the last slot of today has begun', async () => {
    const id = await createTestPitch(app)
    await block(id, '2025-11-20T21:00:00Z', '2025-11-20T22:00:00Z')
    expect(await bookedAt(id, '2025-11-20T20:59:59.999Z')).toBe(true)
    expect(await bookedAt(id, '2025-11-20T21:00:00.000Z')).toBe(false)
  })

  test('is asked of the next opening day after closing time', async () => {
    const openingHours = [4, 6].map((day) => ({ day, open: '08:00', close: '23:00' }))
    const id = await createTestPitch(app, { openingHours })
    expect(await bookedAt(id, '2025-11-20T22:00:00.000Z')).toBe(false)
    await block(id, '2025-11-22T07:00:00Z', '2025-11-22T22:00:00Z')
    expect(await bookedAt(id, '2025-11-20T22:00:00.000Z')).toBe(true)
    expect(await bookedAt(id, '2025-11-20T20:00:00.000Z')).toBe(false)
  })

  test('goes by the clock of the pitch', async () => {
    const id = await createTestPitch(app, { timeZone: 'Pacific/Auckland' })
    await block(id, '2025-11-20T19:00:00Z', '2025-11-21T10:00:00Z')
    expect(await bookedAt(id)).toBe(true)
    expect(await bookedAt(id, '2025-11-20T09:30:00.000Z')).toBe(true)
    expect(await bookedAt(id, '2025-11-20T08:30:00.000Z')).toBe(false)
  })

  test('is so where nothing can be booked at all', async () => {
    expect(await bookedAt(await createTestPitch(app, { openingHours: [] }))).toBe(true)
    expect(await bookedAt(await createTestPitch(app, { listed: false }))).toBe(true)
  })

  test('is told of each pitch of a list for itself', async () => {
    const far = { lng: 120, lat: -30 }
    const [free, full] = [await createTestPitch(app, far), await createTestPitch(app, { ...far, lng: 120.1 })]
    await block(full, '2025-11-20T00:00:00Z', '2025-11-21T00:00:00Z')
    const found = await app.as()(findNearbyPitches, { query: { ...far, limit: 2 } })
    expect(found).toMatchObject([
      { _id: free, booked: false, distance: 0 },
      { _id: full, booked: true },
    ])
  })

  test('is among the nearest what it is by itself, for its owner and for a visitor', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const at = { lng: 100, lat: -40 }
    const [whole, part] = [await createTestPitch(app, { ...at, owner }), await createTestPitch(app, at)]
    await app.db
      .updateTable('pitches')
      .set({ facilities: ['Floodlights', 'A "café"'], players_per_team: 5, name: 'Ẹ̀kọ́ “Cage”' })
      .where('id', '=', whole)
      .execute()
    const centre_id = await findCentreId(app, whole)
    await app.db.updateTable('pitches').set({ centre_id }).where('id', '=', part).execute()
    await app.db.insertInto('pitch_parts').values({ pitch_id: whole, part_id: part, centre_id }).execute()
    await savePartHours(app.db, [centre_id])
    await block(part, '2025-11-20T00:00:00Z', '2025-11-21T00:00:00Z')
    for (const who of [app.as(owner.token), app.as()]) {
      const pitch = await who(getPitch, { params: { id: whole } })
      expect(pitch).toMatchObject({ booked: true, playersPerTeam: 5 })
      const near = await who(findNearbyPitches, { query: { ...at, limit: 2 } })
      expect(near.map(({ _id }) => _id).toSorted()).toEqual([whole, part].toSorted())
      expect(near.find(({ _id }) => _id === whole)).toEqual({
        ...pitch,
        distance: 0,
        centre: expect.objectContaining({ _id: centre_id }),
      })
    }
  })
})
