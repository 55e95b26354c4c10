import type { NearbyPitch } from '@i-one/contract/pitches'
import { expect, test } from 'vitest'
import { readFilters } from '../filters/address.ts'
import { filterNames, filterPitches } from './filters.ts'

const pitch = (_id: string, distance: number, naira: number, more: Partial<NearbyPitch> = {}) =>
  ({
    _id,
    distance,
    price: { amount: naira * 100, currency: 'NGN' },
    slotMinutes: 60,
    surface: 'Sand',
    booked: false,
    ...more,
  }) as NearbyPitch

// pitch b has slots of half an hour, so an hour costs ₦20,000
const pitches = [
  pitch('a', 900, 15_000),
  pitch('b', 1800, 10_000, { slotMinutes: 30, surface: 'Grass', playersPerTeam: 7 }),
  pitch('c', 2600, 12_000, { booked: true }),
]

test.each([
  ['', 'abc'],
  ['free=today', 'ab'],
  ['price=15000', 'ac'],
  ['km=2', 'ab'],
  ['surface=Grass', 'b'],
  ['size=7', 'b'],
  ['surface=Sand&free=today', 'a'],
  ['sort=cheapest', 'cab'],
  ['price=-1&km=abc&free=never', 'abc'],
])('?%s leaves %s', (address, left) => {
  const search = new URLSearchParams(address)
  const found = filterPitches(pitches, readFilters(search, filterNames), search.get('sort') ?? '')
  expect(found.map(({ _id }) => _id).join('')).toBe(left)
})
