import { expect, test } from 'vitest'
import { getSeedOrder } from './knock-out.ts'
import { assignOpenPlaces, listQualifierSeeds } from './qualifiers.ts'
import { toGroupName } from './seeding.ts'

const names = (count: number) => Array.from({ length: count }, (_, n) => toGroupName(n))
const groupOf = (source: string) => source.replace(/^\d+/, '')

const fullest = (groups: readonly string[], size: number) => {
  const tree = getSeedOrder(groups.length).map((seed) => groups[seed - 1])
  let max = 0
  for (let from = 0; from < tree.length; from += size) {
    const part = tree.slice(from, from + size)
    for (const group of part) if (group) max = Math.max(max, part.filter((one) => one === group).length)
  }
  return max
}

const partSize = (count: number, qualify: number) => getSeedOrder(count).length / getSeedOrder(qualify).length

test('the first two of four groups cross over', () => {
  expect(listQualifierSeeds({ groups: names(4), qualify: 2 })).toEqual('1A 1B 1C 1D 2B 2A 2D 2C'.split(' '))
})

const forms = Array.from({ length: 63 }, (_, n) => n + 2).flatMap((count) =>
  Array.from({ length: 8 }, (_, n) => n + 1)
    .filter((qualify) => count * qualify <= 64)
    .map((qualify) => ({ count, qualify })),
)

test('teams of one group meet as late as possible, and each place is seeded before the next', () => {
  for (const { count, qualify } of forms) {
    const seeds = listQualifierSeeds({ groups: names(count), qualify })
    expect(new Set(seeds).size).toBe(count * qualify)
    expect(seeds.map((source) => parseInt(source, 10))).toEqual(
      seeds.map((_, n) => Math.floor(n / count) + 1),
    )
    expect(fullest(seeds.map(groupOf), partSize(count * qualify, qualify)), `${count} × ${qualify}`).toBe(1)
  }
})

const choose = (groups: readonly string[], count: number): string[][] =>
  count === 0
    ? [[]]
    : groups.flatMap((group, n) => choose(groups.slice(n + 1), count - 1).map((rest) => [group, ...rest]))

const withOthers = [1, 2, 3].flatMap((qualify) =>
  Array.from({ length: 11 }, (_, n) => n + 3).flatMap((count) => {
    const bestOthers = getSeedOrder(count * qualify).length - count * qualify
    return bestOthers && bestOthers < count && count * qualify < 32 ? [{ count, qualify, bestOthers }] : []
  }),
)

test.each(withOthers)(
  'nor after $count groups, the first $qualify and the best $bestOthers others, whichever they are',
  ({ count, qualify, bestOthers }) => {
    const form = { groups: names(count), qualify, bestOthers }
    const sources = listQualifierSeeds(form)
    const size = partSize(sources.length, qualify + 1)
    const possible = choose(form.groups, bestOthers)
    const step = Math.ceil(possible.length / 100)
    for (const others of possible.filter((_, n) => n % step === 0)) {
      const later = assignOpenPlaces(form, sources, others)
      const seeds = sources.map((source) => later.get(source) ?? source)
      expect(new Set(seeds).size).toBe(sources.length)
      expect(seeds.map((source) => parseInt(source, 10))).toEqual(
        seeds.map((_, n) => Math.floor(n / count) + 1),
      )
      expect(new Set(seeds.slice(-bestOthers).map(groupOf))).toEqual(new Set(others))
      expect(fullest(seeds.map(groupOf), size), others.join()).toBe(1)
    }
  },
)

test('with best others, group winners have fixed places, and the others get places after the groups', () => {
  expect(listQualifierSeeds({ groups: names(3), qualify: 2, bestOthers: 2 })).toEqual(
    '1A 1B 1C 2/1 2/2 2/3 3/1 3/2'.split(' '),
  )
})
