import { describe, expect, test } from 'vitest'
import type { Tie } from './knock-out.ts'
import { createKnockOut, getSeedOrder } from './knock-out.ts'

const everySize = Array.from({ length: 62 }, (_, n) => n + 3)
const seeds = (count: number) => Array.from({ length: count }, (_, n) => `S${n + 1}`)

/** Plays all ties. The higher seed always wins. */
const played = (ties: readonly Tie[]) => {
  const came = new Map<string, number>()
  return ties.map((tie) => {
    const [one, two] = tie.sides.map((side) => came.get(side) ?? Number(side.slice(1)))
    if (!one || !two) throw new Error(`${tie.number} has no sides`)
    came.set(`W${tie.number}`, Math.min(one, two))
    came.set(`L${tie.number}`, Math.max(one, two))
    return { ...tie, met: [one, two].toSorted((a, b) => a - b) }
  })
}

describe.each(everySize)('a knock-out of %i', (count) => {
  const ties = () => createKnockOut(seeds(count))
  const size = 2 ** Math.ceil(Math.log2(count))

  test('has one tie fewer than teams, numbered in playing order', () => {
    expect(ties().map(({ number }) => number)).toEqual(Array.from({ length: count - 1 }, (_, n) => n + 1))
    for (const { number, sides } of ties()) {
      for (const side of sides) if (side.startsWith('W')) expect(Number(side.slice(1))).toBeLessThan(number)
    }
    expect(new Set(ties().flatMap(({ sides }) => sides)).size).toBe(2 * (count - 1))
  })

  test('gives the byes to the top seeds', () => {
    const firstRound = ties().filter(({ round }) => round === Math.log2(size))
    const playing = firstRound.flatMap(({ sides }) => sides)
    const resting = seeds(count).filter((seed) => !playing.includes(seed))
    expect(resting).toEqual(seeds(size - count))
  })

  test('lets the top 2, 4, 8 and so on meet as late as possible, the best against the weakest', () => {
    for (const { round, met } of played(ties())) {
      if (2 ** round > count) continue
      expect(met[0]! + met[1]!).toBe(2 ** round + 1)
    }
    const final = played(ties()).at(-1)
    expect(final).toMatchObject({ round: 1, met: [1, 2] })
  })

  test('has a third-place match outside the tree if there are two semi-final losers', () => {
    const withThird = createKnockOut(seeds(count), { thirdPlace: true })
    const third = withThird.find(({ thirdPlace }) => thirdPlace)
    if (count === 3) return expect(third).toBeUndefined()
    const semiFinals = withThird.filter(({ round }) => round === 2).map(({ number }) => `L${number}`)
    expect(third).toMatchObject({ number: count - 1, round: 1, sides: semiFinals })
    expect(withThird.at(-1)).toMatchObject({
      number: count,
      sides: semiFinals.map((loser) => loser.replace('L', 'W')),
    })
    expect(played(withThird).find(({ thirdPlace }) => thirdPlace)?.met).toEqual([3, 4])
  })
})

test('a seed tree is as small as possible, with the better of two seeds on the outside', () => {
  expect(getSeedOrder(8)).toEqual([1, 8, 5, 4, 3, 6, 7, 2])
  expect(getSeedOrder(5)).toEqual(getSeedOrder(8))
})

test('numbers continue after those of the groups', () => {
  expect(createKnockOut(['1A', '1B', '2B', '2A'], { first: 13, thirdPlace: true })).toEqual([
    { number: 13, round: 2, sides: ['1A', '2A'] },
    { number: 14, round: 2, sides: ['2B', '1B'] },
    { number: 15, round: 1, sides: ['L13', 'L14'], thirdPlace: true },
    { number: 16, round: 1, sides: ['W13', 'W14'] },
  ])
})

test('two teams play a final, and a single team is rejected', () => {
  expect(createKnockOut(['S1', 'S2'], { thirdPlace: true })).toEqual([
    { number: 1, round: 1, sides: ['S1', 'S2'] },
  ])
  expect(() => createKnockOut(['S1'])).toThrow(new RangeError('a knock-out needs at least two teams'))
})
