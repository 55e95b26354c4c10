import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Position } from '../matches/formation.ts'
import { type PlayerToAssign, assignNewcomersToSets } from './set-assignment.ts'

const setCount = fc.integer({ min: 1, max: 8 })
const position = fc.constantFrom<Position | null>('GK', 'DF', 'MF', 'FW', null)

const listPlayers = (count: number) =>
  fc
    .array(fc.tuple(fc.option(fc.integer({ min: 1, max: count })), position), { maxLength: 40 })
    .map((all) => all.map(([set, position], n): PlayerToAssign => ({ id: `p${n}`, position, set })))

const setsAndPlayers = setCount.chain((count) => fc.tuple(fc.constant(count), listPlayers(count)))

const sizesOf = (assignments: readonly { set: number | null }[], count: number) =>
  Array.from({ length: count }, (_, n) => assignments.filter(({ set }) => set === n + 1).length)

const withAssignments = (
  players: readonly PlayerToAssign[],
  assignments: readonly { id: string; set: number }[],
) => players.map((player) => ({ ...player, ...assignments.find(({ id }) => id === player.id) }))

describe('newcomers', () => {
  test('each get a set in the range, and no other player moves', () => {
    fc.assert(
      fc.property(setsAndPlayers, ([count, players]) => {
        const assignments = assignNewcomersToSets(players, count)
        expect(assignments.map(({ id }) => id)).toEqual(
          players.filter(({ set }) => set === null).map(({ id }) => id),
        )
        for (const { set } of assignments) expect(set >= 1 && set <= count).toBe(true)
      }),
    )
  })

  test('never join a set that then has two players more than the smallest', () => {
    fc.assert(
      fc.property(setsAndPlayers, ([count, players]) => {
        const assignments = assignNewcomersToSets(players, count)
        const sizes = sizesOf(withAssignments(players, assignments), count)
        for (const { set } of assignments) expect(sizes[set - 1]).toBeLessThanOrEqual(Math.min(...sizes) + 1)
      }),
    )
  })

  test('leave sets within one player of each other if they were before', () => {
    fc.assert(
      fc.property(setCount, fc.nat(20), fc.nat(20), (count, drawn, later) => {
        const players = Array.from({ length: drawn + later }, (_, n) => ({
          id: `p${n}`,
          position: null,
          set: n < drawn ? (n % count) + 1 : null,
        }))
        const sizes = sizesOf(withAssignments(players, assignNewcomersToSets(players, count)), count)
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('who are keepers join one of the smallest sets with the fewest keepers', () => {
    fc.assert(
      fc.property(setsAndPlayers, ([count, others]) => {
        const players = others.filter(({ set }) => set !== null)
        const keeper: PlayerToAssign = { id: 'keeper', position: 'GK', set: null }
        const [assignment] = assignNewcomersToSets([...players, keeper], count)
        const sizes = sizesOf(players, count)
        const keepers = sizesOf(
          players.filter((player) => player.position === 'GK'),
          count,
        )
        const smallest = keepers.filter((_, n) => sizes[n] === Math.min(...sizes))
        expect(keepers[(assignment?.set ?? 0) - 1]).toBe(Math.min(...smallest))
      }),
    )
  })

  test('join the set with the fewest keepers only if they are keepers', () => {
    const drawn: PlayerToAssign[] = [
      { id: 'a', position: 'GK', set: 1 },
      { id: 'b', position: 'FW', set: 2 },
    ]
    const setOf = (position: Position) =>
      assignNewcomersToSets([...drawn, { id: 'new', position, set: null }], 2)[0]?.set
    expect(setOf('GK')).toBe(2)
    expect(setOf('DF')).toBe(1)
  })

  test('join the set of their friends if the sizes stay even', () => {
    const drawn = [1, 2, 3].flatMap((set) => [
      { id: `a${set}`, position: null, set, with: [`friend of a${set}`] },
      { id: `b${set}`, position: null, set },
    ])
    const assign = (newcomer: Partial<PlayerToAssign> & { id: string }) =>
      assignNewcomersToSets([...drawn, { position: null, set: null, ...newcomer }], 3)[0]?.set
    expect(assign({ id: 'nobody’s friend' })).toBe(1)
    expect(assign({ id: 'friend of b2', with: ['b2'] })).toBe(2)
    expect(assign({ id: 'friend of a3' })).toBe(3)
    expect(assign({ id: 'friend of a3', with: ['b2', 'a2'] })).toBe(2)
  })

  test('join the smallest set in order of arrival, the first set if several are smallest', () => {
    const players = [1, 2, 2, 3].map((set, n) => ({ id: `p${n}`, position: null, set }))
    const newcomers = ['x', 'y', 'z'].map((id) => ({ id, position: null, set: null }))
    expect(assignNewcomersToSets([...players, ...newcomers], 3)).toEqual([
      { id: 'x', set: 1 },
      { id: 'y', set: 3 },
      { id: 'z', set: 1 },
    ])
  })

  test('join the set of their team, and without a team the smallest set', () => {
    const players = [1, 2].map((set) => ({ id: `p${set}`, position: null, set }))
    const teammates = ['x', 'y', 'z'].map((id) => ({ id, position: null, set: null, team: 2 }))
    const last = { id: 'last', position: null, set: null }
    expect(assignNewcomersToSets([...players, ...teammates, last], 2).map(({ set }) => set)).toEqual([
      2, 2, 2, 1,
    ])
  })

  test('cannot be assigned without a set', () => {
    expect(() => assignNewcomersToSets([], 0)).toThrow(RangeError)
  })
})
