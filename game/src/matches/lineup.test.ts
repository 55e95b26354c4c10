import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Lineup, Position, SquadPlayer } from './formation.ts'
import { createStartingLineup } from './formation.ts'
import { groupY } from './formations.ts'
import { type SavedPlayer, toCurrentLineup, swapPlaces, applySubstitutions } from './lineup.ts'

const one = (player: string, position: Position | null = null): SquadPlayer => ({
  player,
  name: `${player} Ade`,
  position,
})
const stored = (
  player: string,
  role: SavedPlayer['role'],
  number: number,
  x?: number,
  y?: number,
): SavedPlayer => ({
  player,
  role,
  number,
  ...(x !== undefined && { x, y }),
})
const flat = (lineup: Lineup) =>
  Object.entries(lineup).flatMap(([role, rows]) => rows.map((row) => ({ ...row, role })))

const saved = [
  stored('gk', 'goalkeeper', 1, 50, 9),
  stored('a', 'defenders', 4, 30, 30),
  stored('b', 'forward', 9, 70, 80),
  stored('sub', 'substitutes', 12),
]

describe('a saved lineup', () => {
  test('stays the same while the squad does', () => {
    const lineup = toCurrentLineup([one('sub'), one('b', 'DF'), one('gk'), one('a', 'GK')], saved, 3)
    expect(flat(lineup).map(({ player, role, number, x, y }) => ({ player, role, number, x, y }))).toEqual(
      saved.map((row) => ({ x: undefined, y: undefined, ...row })),
    )
  })

  test('gives a vacated position to a new player before a substitute', () => {
    const lineup = toCurrentLineup([one('gk'), one('new', 'DF'), one('b'), one('sub')], saved, 3)
    expect(lineup.defenders).toMatchObject([{ player: 'new', number: 2, x: 30, y: 30 }])
    expect(lineup.substitutes).toMatchObject([{ player: 'sub', number: 12 }])
  })

  test('brings on substitutes if there are no new players, and prefers a keeper in goal', () => {
    expect(toCurrentLineup([one('gk'), one('a'), one('sub')], saved, 3).forward).toMatchObject([
      { player: 'sub', number: 12, x: 70, y: 80 },
    ])
    const squad = [one('mf', 'MF'), one('keeper', 'GK'), one('b')]
    const { goalkeeper, defenders } = toCurrentLineup(squad, saved, 3)
    expect([goalkeeper[0]?.player, defenders[0]?.player]).toEqual(['keeper', 'mf'])
  })

  test('fills the goal first, whatever the saved order', () => {
    const { goalkeeper, forward } = toCurrentLineup(
      [one('a'), one('new')],
      [...saved.slice(1, 3), saved[0]!],
      2,
    )
    expect([goalkeeper[0]?.player, forward]).toEqual(['new', []])
  })

  test('keeps the saved order in each line and adds new players at the end', () => {
    const three = [stored('gk', 'goalkeeper', 1), stored('c', 'defenders', 5), stored('a', 'defenders', 4)]
    const { defenders } = toCurrentLineup([one('new', 'DF'), one('a'), one('c'), one('gk')], three, 4)
    expect(defenders.map(({ player }) => player)).toEqual(['c', 'a', 'new'])
  })

  test('puts the player nearest to an empty goal in goal, whatever the saved order', () => {
    const [, back, front] = saved
    const { goalkeeper } = toCurrentLineup([one('b'), one('a')], [front!, back!], 3)
    expect(goalkeeper).toMatchObject([{ player: 'a', x: 50 }])
  })

  test('has no keeper coordinates if no player was moved', () => {
    const { goalkeeper } = toCurrentLineup([one('a')], [stored('a', 'defenders', 4)], 1)
    expect(goalkeeper).toEqual([{ player: 'a', number: 4, initials: 'AA', name: 'a Ade' }])
  })

  test('places a new player away from moved players', () => {
    const some = [
      stored('gk', 'goalkeeper', 1),
      stored('a', 'defenders', 4, 50, 34),
      stored('b', 'forward', 9),
    ]
    const { defenders } = toCurrentLineup([one('gk'), one('a'), one('b'), one('new', 'DF')], some, 4)
    expect(defenders[1]).toMatchObject({ player: 'new', x: 10 })
  })

  test('puts the deepest defender in goal if the keeper leaves without a replacement', () => {
    const { goalkeeper, defenders } = toCurrentLineup([one('a'), one('b')], saved, 3)
    expect(goalkeeper).toMatchObject([{ player: 'a', number: 4, x: 50, y: 8.5 }])
    expect(defenders).toEqual([])
  })

  test('is the starting lineup if no saved player is left', () => {
    const squad = [one('x', 'GK'), one('y')]
    expect(toCurrentLineup(squad, saved, 2)).toEqual(createStartingLineup(squad, 2))
  })

  const grown = (newcomer: SquadPlayer, before = saved) =>
    toCurrentLineup([one('gk'), one('a'), one('b'), one('sub'), newcomer], before, 4)

  test.each([
    ['DF', 'defenders', 90],
    ['FW', 'forward', 10],
    [null, 'midfielders', 50],
    ['GK', 'midfielders', 50],
  ] as const)(
    'gives a free place in the line of their position, else in the smallest, away from the others: %s',
    (position, role, x) => {
      const found = grown(one('new', position))[role].find(({ player }) => player === 'new')
      expect(found).toMatchObject({ number: 2, x, y: groupY[role] })
    },
  )

  test('gives a new player only a line if no player was moved', () => {
    const unmoved = saved.map(({ player, role, number }) => stored(player, role, number))
    const [first, second] = grown(one('new', 'DF'), unmoved).defenders
    expect([first?.player, second?.player]).toEqual(['a', 'new'])
    expect(second).not.toHaveProperty('x')
  })

  test('fills an empty goal first', () => {
    const withoutKeeper = saved.filter(({ role }) => role !== 'goalkeeper')
    const { goalkeeper } = toCurrentLineup([one('a'), one('b'), one('new', 'FW')], withoutKeeper, 3)
    expect(goalkeeper.map(({ player }) => player)).toEqual(['new'])
  })

  test('leaves vacated positions empty if fewer players play', () => {
    const { forward, substitutes } = toCurrentLineup([one('gk'), one('a'), one('new', 'FW')], saved, 2)
    expect(forward).toEqual([])
    expect(substitutes.map(({ player }) => player)).toEqual(['new'])
  })

  test('moves players without a position to the bench if fewer players play', () => {
    const { forward, substitutes } = toCurrentLineup([one('gk'), one('a'), one('b')], saved, 2)
    expect(forward).toEqual([])
    expect(substitutes).toMatchObject([{ player: 'b', number: 9 }])
  })

  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k']
  const squads = fc
    .subarray(ids)
    .chain((some) =>
      fc.tuple(
        ...some.map((id) =>
          fc.constantFrom<Position | null>('GK', 'DF', 'MF', 'FW', null).map((position) => one(id, position)),
        ),
      ),
    )

  test('has each player once, one keeper, no extra players and unique numbers after any squad change', () => {
    fc.assert(
      fc.property(
        fc.array(squads, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 8 }),
        (history, max) => {
          let rows: SavedPlayer[] = []
          for (const squad of history) {
            const lineup = toCurrentLineup(squad, rows, max)
            const all = flat(lineup)
            expect(all.map(({ player }) => player).toSorted()).toEqual(
              squad.map(({ player }) => player).toSorted(),
            )
            expect(lineup.goalkeeper).toHaveLength(Math.min(1, squad.length))
            expect(all.filter(({ role }) => role !== 'substitutes')).toHaveLength(Math.min(max, squad.length))
            expect(new Set(all.map(({ number }) => number)).size).toBe(all.length)
            for (const before of rows) {
              const after = all.find(({ player }) => player === before.player)
              if (after) expect(after.number).toBe(before.number)
            }
            rows = all.map(({ player, role, number, x, y }) =>
              stored(player, role as SavedPlayer['role'], number, x, y),
            )
          }
        },
      ),
    )
  })
})

describe('two swapped players', () => {
  const lineup = toCurrentLineup([one('gk'), one('a'), one('b'), one('sub')], saved, 3)

  test('change positions and keep their numbers; swapping back restores the lineup', () => {
    const swapped = swapPlaces(lineup, 'a', 'sub')
    expect(swapped['defenders']).toMatchObject([{ player: 'sub', number: 12, x: 30, y: 30 }])
    expect(swapped['substitutes'][0]).toEqual({ player: 'a', number: 4, initials: 'AA', name: 'a Ade' })
    expect(swapPlaces(swapped, 'a', 'sub')).toEqual(lineup)
  })

  test('must both be in the lineup', () => {
    expect(swapPlaces(lineup, 'a', 'nobody')).toEqual(lineup)
    expect(swapPlaces(lineup, 'a', 'a')).toEqual(lineup)
  })

  test('are swapped in the order of substitutions', () => {
    const now = applySubstitutions(lineup, [
      { player: 'a', on: 'sub' },
      { player: 'b' },
      { on: 'gk' },
      { player: 'b', on: 'a' },
    ])
    expect(now.defenders[0]?.player).toBe('sub')
    expect(now.forward[0]).toMatchObject({ player: 'a', x: 70, y: 80 })
    expect(now.substitutes[0]?.player).toBe('b')
  })
})
