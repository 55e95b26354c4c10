import { findNearbyPitches } from '@i-one/contract/pitches'
import type { Position } from '@i-one/game/distance'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createTestPitch } from '../../test/make.ts'
import { startTestApp } from '../../test/suite.ts'
import { findNearest } from './actions.ts'

const app = await startTestApp()

const clear = () => app.db.deleteFrom('pitches').execute()

const insertPitches = async (positions: Position[]) => {
  const template = await createTestPitch(app, { listed: false })
  await sql`
    insert into pitches (name, address, photo, lng, lat, time_zone, surface, slot_minutes, opening_hours,
      price_amount, price_currency, auto_authorize, created_at)
    select name, address, photo, at.lng, at.lat, time_zone, surface, slot_minutes, opening_hours,
      price_amount, price_currency, auto_authorize, created_at
    from pitches, unnest(${positions.map(({ lng }) => lng)}::float8[], ${positions.map(({ lat }) => lat)}::float8[])
      as at (lng, lat)
    where id = ${template}`.execute(app.db)
  await sql`analyze pitches`.execute(app.db)
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const onSphere = ({ lng, lat }: Position) =>
  [
    Math.cos(radians(lat)) * Math.cos(radians(lng)),
    Math.cos(radians(lat)) * Math.sin(radians(lng)),
    Math.sin(radians(lat)),
  ] as const
/** Calculates a distance with 3D vectors instead of the tested formula. Exact to a millimetre. */
const metresBetween = (a: Position, b: Position) => {
  const [p, q] = [onSphere(a), onSphere(b)]
  const chord = Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
  return 2 * 6_371_008.8 * Math.asin(Math.min(1, chord / 2))
}
/** Tolerance in metres; doubles lose half their digits on the opposite side of the globe. */
const precision = (distance: number) => (distance < 19_900_000 ? 0.01 : 1)
const bruteForce = (pitches: Position[], from: Position, limit: number, radius = Infinity) =>
  pitches
    .map((pitch) => metresBetween(from, pitch))
    .filter((distance) => distance <= radius * 1000)
    .toSorted((a, b) => a - b)
    .slice(0, limit)

/** Rounds to seven decimals, like the coordinates that devices send. */
const rounded = (degrees: number) => Math.round(degrees * 1e7) / 1e7
const sample = (arbitrary: fc.Arbitrary<Position>, count: number, seed: number) =>
  fc
    .sample(arbitrary, { numRuns: count, seed })
    .map(({ lng, lat }) => ({ lng: rounded(lng), lat: rounded(lat) }))
const evenly = fc
  .tuple(fc.double({ min: -180, max: 180, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true }))
  .map(([lng, z]) => ({ lng, lat: (Math.asin(z) * 180) / Math.PI }))
const around = (lng: number, lat: number, spread: number) =>
  fc
    .tuple(
      fc.double({ min: lng - spread, max: lng + spread, noNaN: true }),
      fc.double({ min: Math.max(-90, lat - spread), max: Math.min(90, lat + spread), noNaN: true }),
    )
    .map(([x, y]) => ({ lng: x > 180 ? x - 360 : x < -180 ? x + 360 : x, lat: y }))
const edges: Position[] = [
  { lng: 0, lat: 90 },
  { lng: 180, lat: 90 },
  { lng: 0, lat: -90 },
  { lng: 180, lat: 0 },
  { lng: -180, lat: 0 },
  { lng: 180, lat: 52 },
  { lng: -180, lat: -52 },
  { lng: 3.4, lat: 0 },
  { lng: 3.4, lat: -1e-7 },
  { lng: -176.6, lat: -6.5 },
  { lng: 0, lat: 89.999999 },
  { lng: -90, lat: -89.999999 },
]

/** Sets of pitches all over the globe and at its edges: the poles, the equator and the antimeridian. */
const worlds: Record<string, Position[]> = {
  'all over the globe': sample(evenly, 2000, 1),
  'a crowd in Lagos': sample(around(3.38, 6.5, 0.3), 2000, 2),
  'on both sides of the equator': sample(around(32.5, 0, 2), 2000, 3),
  'on both sides of the antimeridian': sample(around(180, -17, 3), 2000, 4),
  'round the poles': [...sample(around(0, 90, 2), 500, 5), ...sample(around(0, -90, 2), 500, 6)].map(
    ({ lat }, n) => ({ lat, lng: ((n * 137.5) % 360) - 180 }),
  ),
  'in the far south alone': sample(around(-70, -40, 8), 1000, 7),
  'in the far north alone': sample(around(20, 60, 8), 1000, 8),
  'on the equator alone': sample(around(0, 0, 180), 1000, 9).map(({ lng }) => ({ lng, lat: 0 })),
  'fewer than are asked for': sample(evenly, 5, 10),
  'many at one place': Array.from({ length: 300 }, () => ({ lng: 3.35, lat: 6.5 })),
}

describe('the nearest pitches', { timeout: 120_000 }, () => {
  for (const [where, pitches] of Object.entries(worlds))
    test(`are those of brute force: ${where}`, async () => {
      await clear()
      await insertPitches(pitches)
      const nearSome = pitches.slice(0, 30).map(({ lng, lat }) => ({ lng, lat: Math.max(-90, lat - 0.01) }))
      for (const position of [...edges, ...nearSome, ...sample(evenly, 60, 11)])
        for (const { limit, radius } of [{ limit: 20 }, { limit: 3, radius: 150 }] as const) {
          const found = await findNearest(app.db, { position, limit, radius }, app.clock.now())
          const distances = found.map(({ distance }) => distance)
          const expected = bruteForce(pitches, position, limit, radius)
          expect(distances, JSON.stringify(position)).toHaveLength(expected.length)
          for (const [n, distance] of distances.entries())
            expect(Math.abs(distance - expected[n]!), JSON.stringify(position)).toBeLessThan(
              precision(distance),
            )
        }
    })

  test('are found by the index of each hemisphere', async () => {
    await clear()
    await insertPitches(worlds['all over the globe']!)
    for (const [column, hemisphere] of [
      ['north', 'lat >= 0'],
      ['south', 'lat < 0'],
    ] as const) {
      const condition = sql`${sql.raw(hemisphere)} and listed`
      const byDistance = await explain(
        sql`select id from pitches where ${condition} order by ${sql.ref(column)} <-> point(0.1, 0.2) limit 28`,
      )
      expect(byDistance).toContain(`Index Scan using pitches_${column}`)
      expect(byDistance).toContain('Order By')
      const within = await explain(
        sql`select id from pitches where ${condition} and ${sql.ref(column)} <@ circle(point(0.1, 0.2), 0.01)`,
      )
      expect(within).toContain(`pitches_${column}`)
    }
  })
})

const explain = async (query: ReturnType<typeof sql>) => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(app.db)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

describe('the call', () => {
  const ask = async (query: { lng: number; lat: number; radius?: number; limit?: number }) =>
    z.parse(findNearbyPitches.reply, await app.as()(findNearbyPitches, { query }))

  test('[BOOK-10] answers the nearest listed pitches whatever their distance, twenty by default', async () => {
    await clear()
    await insertPitches(sample(around(3.38, 6.5, 0.3), 150, 12))
    const hidden = await createTestPitch(app, { listed: false, lng: 3.38, lat: 6.5 })
    const found = await ask({ lng: 13.4, lat: 52.5 })
    expect(found).toHaveLength(20)
    expect(found.map(({ _id }) => _id)).not.toContain(hidden)
    expect(await ask({ lng: 13.4, lat: 52.5, limit: 100 })).toHaveLength(100)
    expect(await ask({ lng: 13.4, lat: 52.5, radius: 200 })).toEqual([])
    expect(await ask({ lng: 3.38, lat: 6.5, limit: 1 })).toHaveLength(1)
  })

  test('rejects an invalid position, limit or radius', async () => {
    for (const query of [
      { lng: 181, lat: 0 },
      { lng: 0, lat: 91 },
      { lng: 0, lat: 0, limit: 101 },
      { lng: 0, lat: 0, limit: 0 },
      { lng: 0, lat: 0, radius: 201 },
      { lng: 0, lat: 0, radius: -1 },
    ])
      await expect(ask(query)).rejects.toMatchObject({ code: 'bad-input', status: 400 })
    expect((await fetch(`${app.baseUrl}${findNearbyPitches.path}?lng=3.3`)).status).toBe(400)
  })
})
