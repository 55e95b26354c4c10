import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Lineup, Position, SquadPlayer } from './formation.ts'
import { toGroup, toInitials, toPersonInitials, createStartingLineup } from './formation.ts'

test.each([
  ['Emeka', 'E'],
  ['  Emeka ', 'E'],
  ['Ṣẹ́gun'.normalize('NFD'), 'Ṣ'],
  ['Ade Bola', 'AB'],
  [' Ade\tBola ', 'AB'],
  ['', ''],
])('the initials of the person %j are %j', (name, expected) => {
  expect(toPersonInitials(name)).toBe(expected)
})

test.each([
  ['Ọláyínká Ṣẹ́gun', 'ỌṢ'],
  ['Ọláyínká Ṣẹ́gun'.normalize('NFD'), 'ỌṢ'],
  ['Danfo Kings', 'DK'],
  ['egrets', 'EE'],
  ['Chukwuemeka Ifeanyi Okafor', 'CO'],
  ['  Musa\t Abdullahi ', 'MA'],
  ["'Jagaban' (Tunde)", 'JT'],
  ['9ja Boys', '9B'],
  ['🦁 Lions', '🦁L'],
  ['', ''],
])('the initials of %j are %j', (name, letters) => {
  expect(toInitials(name)).toBe(letters)
})

test.each([
  ['GK', 'goalkeeper'],
  ['DF', 'defenders'],
  ['MF', 'midfielders'],
  ['FW', 'forward'],
] as const)('a %s is among the %s', (position, group) => {
  expect(toGroup(position)).toBe(group)
})

const one = (player: string, position: Position | null, number?: number): SquadPlayer => ({
  player,
  name: `${player} Ade`,
  position,
  number,
})

const shown = (lineup: Lineup) =>
  Object.fromEntries(
    Object.entries(lineup).map(([group, row]) => [
      group,
      row.map(({ player, number }) => `${number} ${player}`),
    ]),
  )

describe('a starting lineup', () => {
  test('groups players by position and puts extra players on the bench', () => {
    const squad = [
      one('fw', 'FW', 9),
      one('df', 'DF'),
      one('gk', 'GK'),
      one('mf', 'MF', 9),
      one('any', null),
      one('late', 'DF'),
    ]
    expect(shown(createStartingLineup(squad, 5))).toEqual({
      goalkeeper: ['1 gk'],
      defenders: ['2 df', '4 any'],
      midfielders: ['3 mf'],
      forward: ['9 fw'],
      substitutes: ['5 late'],
    })
  })

  test('takes a keeper from the end of the list rather than an outfield player', () => {
    const { goalkeeper, substitutes } = createStartingLineup(
      [one('a', 'DF'), one('b', 'FW'), one('gk', 'GK')],
      2,
    )
    expect([goalkeeper[0]?.player, substitutes[0]?.player]).toEqual(['gk', 'b'])
  })

  test('puts a player without a position in goal if there is no keeper', () => {
    const someone = createStartingLineup([one('a', 'DF'), one('b', null)], 2)
    expect([someone.goalkeeper[0]?.player, someone.defenders[0]?.player]).toEqual(['b', 'a'])
    expect(createStartingLineup([one('a', 'DF'), one('b', 'FW')], 2).goalkeeper[0]?.player).toBe('a')
    const bench = [one('a', 'DF'), one('b', 'FW'), one('c', null)]
    expect(createStartingLineup(bench, 2).goalkeeper[0]?.player).toBe('a')
  })

  test('uses a second keeper outfield only if no other players are left', () => {
    const squad = [one('gk', 'GK'), one('gk2', 'GK'), one('a', 'DF')]
    expect(createStartingLineup(squad, 2).substitutes[0]?.player).toBe('gk2')
    expect(createStartingLineup(squad, 3).midfielders[0]?.player).toBe('gk2')
  })

  const squads = fc.uniqueArray(
    fc.record({
      player: fc.uuid(),
      name: fc.string(),
      position: fc.constantFrom<Position | null>('GK', 'DF', 'MF', 'FW', null),
      number: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
    }),
    { selector: ({ player }) => player, maxLength: 20 },
  )

  test('has each player once, one keeper, no extra players and unique shirt numbers', () => {
    fc.assert(
      fc.property(squads, fc.integer({ min: 1, max: 8 }), (squad, playersPerTeam) => {
        const lineup = createStartingLineup(squad, playersPerTeam)
        const rows = Object.values(lineup).flat()
        expect(rows.map(({ player }) => player).toSorted()).toEqual(
          squad.map(({ player }) => player).toSorted(),
        )
        expect(lineup.goalkeeper).toHaveLength(Math.min(1, squad.length))
        expect(rows.length - lineup.substitutes.length).toBe(Math.min(playersPerTeam, squad.length))
        const numbers = rows.map(({ number }) => number)
        expect(new Set(numbers).size).toBe(numbers.length)
        expect(Math.min(1, ...numbers)).toBe(1)
      }),
    )
  })
})
