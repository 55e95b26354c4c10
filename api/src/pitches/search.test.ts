import { findNearbyDistricts, searchPlaces } from '@i-one/contract/pitches'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createTestPitch } from '../../test/make.ts'
import { startTestApp } from '../../test/suite.ts'
import { seedDistricts } from './actions.ts'
import { lagosDistricts } from './lagos-districts.ts'

const app = await startTestApp()
await seedDistricts(app.db)
await createTestPitch(app, { name: 'Ṣẹ́gun Adéyẹmí Turf', lng: 3.36, lat: 6.6 })
await createTestPitch(app, { name: 'Kick Republic', lng: 3.3, lat: 6.5 })
await createTestPitch(app, { name: 'Kick Republic', lng: 3.6, lat: 6.46 })
await createTestPitch(app, { name: 'Backyard Secret', listed: false })

const search = async (q: string, near?: { lng: number; lat: number }) =>
  z.parse(searchPlaces.reply, await app.as()(searchPlaces, { query: { q, ...near } }))
const names = async (q: string) => (await search(q)).map(({ name }) => name)

describe('the districts', () => {
  test('are inserted once, however often the seed runs', async () => {
    await seedDistricts(app.db)
    const { count } = await app.db
      .selectFrom('districts')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(lagosDistricts.length)
  })

  test('are brought up to date', async () => {
    await app.db.updateTable('districts').set({ lng: 0 }).where('name', '=', 'Yaba').execute()
    await seedDistricts(app.db)
    expect((await search('Yaba'))[0]?.location.coordinates).toEqual([3.376, 6.512])
  })

  test('are told with the nearest first, a hundred at most or as many as are asked for', async () => {
    const query = { lng: 3.376, lat: 6.512 }
    const near = z.parse(findNearbyDistricts.reply, await app.as()(findNearbyDistricts, { query }))
    expect(near[0]).toEqual({
      name: 'Yaba',
      city: 'Lagos',
      location: { type: 'Point', coordinates: [3.376, 6.512] },
    })
    expect(near).toHaveLength(Math.min(100, lagosDistricts.length))
    expect(near.at(-1)?.name).toBe('Epe')
    const one = { ...query, limit: 1 }
    expect(await app.as()(findNearbyDistricts, { query: one })).toEqual([near[0]])
  })

  test('have unique names and are in Lagos State', () => {
    expect(new Set(lagosDistricts.map(({ name }) => name)).size).toBe(lagosDistricts.length)
    expect(lagosDistricts.length).toBeGreaterThanOrEqual(60)
    for (const { name, lng, lat } of lagosDistricts)
      expect(lng > 2.7 && lng < 4.4 && lat > 6.35 && lat < 6.75, name).toBe(true)
  })
})

describe('the search', () => {
  test('finds a district', async () => {
    expect((await search('Surulere'))[0]).toEqual({
      kind: 'district',
      _id: null,
      name: 'Surulere',
      address: 'Lagos',
      location: { type: 'Point', coordinates: [3.354, 6.497] },
    })
  })

  test('finds a pitch by its name and by its address', async () => {
    expect((await search('republic'))[0]).toMatchObject({ kind: 'pitch', name: 'Kick Republic' })
    expect(await names('Adeleke Street')).toContain('Kick Republic')
  })

  test.each([
    ['a slip', 'surulare', 'Surulere'],
    ['a letter too many', 'yabba', 'Yaba'],
    ['a letter too few', 'leki', 'Lekki'],
    ['a letter wrong', 'ikeka', 'Ikeja'],
    ['two letters swapped', 'osohdi', 'Oshodi'],
    ['the first letters', 'sur', 'Surulere'],
    ['a single letter', 'y', 'Yaba'],
    ['the city as well', 'Gbagada Lagos', 'Gbagada'],
    ['capitals', 'IKOYI', 'Ikoyi'],
    ['no accents where there are some', 'segun adeyemi', 'Ṣẹ́gun Adéyẹmí Turf'],
    ['accents of one letter', 'Ṣẹ́gun', 'Ṣẹ́gun Adéyẹmí Turf'],
    ['accents as marks of their own', 'Ṣẹ́gun'.normalize('NFD'), 'Ṣẹ́gun Adéyẹmí Turf'],
    ['accents where there are none', 'Ìkòyí', 'Ikoyi'],
  ])('[HOME-4] forgives %s', async (_, typed, meant) => {
    expect((await names(typed)).slice(0, 3)).toContain(meant)
  })

  test('prefers words that begin with the text, with or without accents', async () => {
    await createTestPitch(app, { name: 'Adélékè Astro', lng: 3.36, lat: 6.61 })
    const found = await search('lek')
    expect(found.map(({ name }) => name)).toContain('Lekki')
    for (const { name, address } of found) expect(`${name} ${address}`).toMatch(/\blek/i)
    expect(await names('adel')).toContain('Adélékè Astro')
    expect(await names('àdélè')).toContain('Adélékè Astro')
  })

  test('sorts equally good matches by distance', async () => {
    const first = async (lng: number) =>
      (await search('kick republic', { lng, lat: 6.5 }))[0]?.location.coordinates
    expect(await first(3.31)).toEqual([3.3, 6.5])
    expect(await first(3.55)).toEqual([3.6, 6.46])
  })

  test('does not suggest hidden pitches, and finds nothing for unknown text', async () => {
    expect(await names('Backyard Secret')).not.toContain('Backyard Secret')
    expect(await search('qqqqqq')).toEqual([])
    expect(await search('%_%')).toEqual([])
  })

  test('refuses an empty text and one too long', async () => {
    await expect(search(' ')).rejects.toMatchObject({ fields: { q: 'Enter a pitch or district' } })
    await expect(search('a'.repeat(101))).rejects.toMatchObject({ code: 'bad-input' })
  })
})
