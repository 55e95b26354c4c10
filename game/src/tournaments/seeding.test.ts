import { expect, test } from 'vitest'
import { drawGroups, toGroupName, sortBySeeding } from './seeding.ts'

const entrants = [
  { team: 'A', strength: 0.4 },
  { team: 'B', strength: 0.9 },
  { team: 'C' },
  { team: 'D', strength: 0.4 },
  { team: 'E' },
]

test('by strength, the strongest come first, with lots among equals', () => {
  const orders = new Set(
    Array.from({ length: 40 }, (_, n) => sortBySeeding(entrants, 'strength', `${n}`).join('')),
  )
  expect([...orders].toSorted()).toEqual(['BADCE', 'BADEC', 'BDACE', 'BDAEC'])
})

test('by hand, unlisted teams follow by lot', () => {
  expect(sortBySeeding(entrants, ['E', 'A', 'D', 'B', 'C'], 'any')).toEqual(['E', 'A', 'D', 'B', 'C'])
  expect(sortBySeeding(entrants, ['E', 'A'], 'any').slice(0, 2)).toEqual(['E', 'A'])
})

test('the draw depends on the seed, but not on the order of the entrants', () => {
  const lot = sortBySeeding(entrants, 'lot', 'a seed')
  expect(lot.toSorted()).toEqual(['A', 'B', 'C', 'D', 'E'])
  expect(sortBySeeding(entrants.toReversed(), 'lot', 'a seed')).toEqual(lot)
  expect(
    new Set(Array.from({ length: 20 }, (_, n) => sortBySeeding(entrants, 'lot', `${n}`).join())).size,
  ).toBeGreaterThan(10)
})

test('the same seed gives the same draw', () => {
  expect(sortBySeeding(entrants, 'lot', 'a seed').join('')).toBe('EABDC')
  expect(sortBySeeding(entrants, 'strength', 'a seed').join('')).toBe('BADEC')
  expect(sortBySeeding(entrants, ['B'], 'a seed').join('')).toBe('BEADC')
  expect(drawGroups(['A', 'B', 'C', 'D', 'E'], 2, 'a seed').map((group) => group.join(''))).toEqual([
    'BCE',
    'AD',
  ])
})

test('groups have one team of each pot, and sizes within one', () => {
  for (let teams = 3; teams <= 64; teams++) {
    for (let count = 1; count <= teams / 2; count++) {
      const seeds = Array.from({ length: teams }, (_, n) => `${n}`)
      const groups = drawGroups(seeds, count, 'a seed')
      expect(groups.flat().toSorted()).toEqual(seeds.toSorted())
      for (const group of groups)
        expect(group.map((team) => Math.floor(Number(team) / count))).toEqual([...group.keys()])
      expect(groups[0]!.length - groups.at(-1)!.length).toBeLessThanOrEqual(1)
    }
  }
})

test('groups are named like spreadsheet columns', () => {
  expect([0, 25, 26, 51, 52].map(toGroupName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA'])
})
