import { describe, expect, test } from 'vitest'
import { findCorrection } from './correction.ts'
import { createKnockOut } from './knock-out.ts'
import { createPairings } from './pairings.ts'
import type { Structure, Outcomes, FilledTie } from './progress.ts'
import { computeProgress } from './progress.ts'
import { listQualifierSeeds } from './qualifiers.ts'
import type { Result } from './result.ts'
import { defaultRules } from './standings.ts'

/** Creates a cup: a group of four teams per name, then a knock-out. */
const cup = (names: readonly string[], qualify: number, bestOthers = 0): Structure => {
  let number = 0
  const groups = names.map((name) => {
    const teams = [1, 2, 3, 4].map((n) => `${name.toLowerCase()}${n}`)
    const matches = createPairings(teams).flatMap((round) =>
      round.map(([home, away]) => ({ number: ++number, home, away })),
    )
    return { name, teams, matches }
  })
  const seeds = listQualifierSeeds({ groups: names, qualify, bestOthers })
  const ties = createKnockOut(seeds, { thirdPlace: true, first: number + 1 })
  return { rules: defaultRules, walkover: [3, 0], groups, qualify, bestOthers, seeds, ties }
}

const byLetter = ({ groups }: Structure): Map<number, Result> =>
  new Map(
    groups.flatMap(({ matches }) =>
      matches.map(
        ({ number, home, away }) => [number, { home, away, score: home < away ? [1, 0] : [0, 1] }] as const,
      ),
    ),
  )

const withDraw = (structure: Structure, one: string, two: string) =>
  new Map(
    [...byLetter(structure)].map(([number, result]) => {
      const met = [result.home, result.away].toSorted().join() === `${one},${two}`
      return [number, met ? { ...result, score: [0, 0] as const } : result]
    }),
  )

const ofEight = cup(['A', 'B'], 2)
const played = byLetter(ofEight)
const semiFinals: [number, Result][] = [
  [13, { home: 'a1', away: 'b2', score: [2, 1] }],
  [14, { home: 'a2', away: 'b1', score: [1, 1], shootOut: [4, 5] }],
]
const until = (...more: [number, Result][]): Outcomes => ({ results: new Map([...played, ...more]) })
const teams = (events: Outcomes, structure = ofEight) =>
  computeProgress(structure, events).ties.map((tie) => tie.teams)

describe('a cup of eight', () => {
  test('fills its semi-finals after the groups, then the third-place match and the final', () => {
    const groupA = new Map([...played].filter(([number]) => number <= 6))
    expect(teams({ results: groupA })).toEqual([
      ['a1', undefined],
      ['a2', undefined],
      [undefined, undefined],
      [undefined, undefined],
    ])
    expect(teams(until(...semiFinals))).toEqual([
      ['a1', 'b2'],
      ['a2', 'b1'],
      ['b2', 'a2'],
      ['a1', 'b1'],
    ])
    const end = computeProgress(
      ofEight,
      until(...semiFinals, [16, { home: 'a1', away: 'b1', score: [0, 1] }]),
    )
    expect(end.ties.at(-1)).toMatchObject({ winner: 'b1', loser: 'a1' })
  })

  test('advances no team from a match with an unknown side', () => {
    const final = computeProgress(ofEight, until(semiFinals[1]!)).ties.at(-1)
    expect(final).toMatchObject({ teams: [undefined, 'b1'], winner: undefined, loser: undefined })
    expect(computeProgress(ofEight, until()).others).toEqual([])
  })

  test('knows no place in a group with an open match', () => {
    const open = new Map([...played].filter(([number]) => number !== 6))
    expect(teams({ results: open }).slice(0, 2)).toEqual([
      [undefined, 'b2'],
      [undefined, 'b1'],
    ])
  })

  test('advances no team from an undecided draw', () => {
    const level: [number, Result] = [13, { home: 'a1', away: 'b2', score: [1, 1] }]
    expect(teams(until(level)).slice(2)).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ])
  })

  test('waits for a lot if a place is shared', () => {
    const draws = new Map(
      [...played].map(([number, result]) => [number, { ...result, score: [0, 0] as const }]),
    )
    expect(teams({ results: draws })[0]).toEqual([undefined, undefined])
    const lots = [
      ['a3', 'a2', 'a1', 'a4'],
      ['b1', 'b2', 'b3', 'b4'],
    ]
    expect(teams({ results: draws, lots }).slice(0, 2)).toEqual([
      ['a3', 'b2'],
      ['a2', 'b1'],
    ])
  })

  test('uses kicks or a lot only after a draw, and ignores a void match', () => {
    const final = (tie: Partial<Result>) =>
      teams(until([13, { home: 'a1', away: 'b2', score: [2, 1], ...tie }]))[3]
    expect(final({ shootOut: [3, 4] })).toEqual(['a1', undefined])
    expect(final({ kind: 'void' })).toEqual([undefined, undefined])
    expect(final({ score: [1, 1], kind: 'lot', winner: 'b2' })).toEqual(['b2', undefined])
    expect(final({ score: [1, 1], kind: 'lot' })).toEqual([undefined, undefined])
  })

  test('ignores a result of teams that are no longer in the tie', () => {
    expect(teams(until([13, { home: 'a1', away: 'b4', score: [2, 1] }]))[3]).toEqual([undefined, undefined])
  })
})

describe('the advancing teams', () => {
  const goOn = (structure: Structure, events: Outcomes) =>
    computeProgress(structure, events).goOn.toSorted().join(' ')

  test('are the top of each group, without teams that share the last place', () => {
    expect(goOn(ofEight, { results: new Map() })).toBe('')
    expect(goOn(ofEight, { results: played })).toBe('a1 a2 b1 b2')
    const level = withDraw(ofEight, 'a2', 'a3')
    expect(goOn(ofEight, { results: level })).toBe('a1 b1 b2')
    expect(goOn(ofEight, { results: level, lots: [['a3', 'a2']] })).toBe('a1 a3 b1 b2')
  })

  test('include both teams that share the first of two places, before lots are drawn', () => {
    const level = withDraw(ofEight, 'a1', 'a2')
    expect(goOn(ofEight, { results: level })).toBe('a1 a2 b1 b2')
    expect(teams({ results: level })[0]).toEqual([undefined, 'b2'])
  })

  const ofTwelve = cup(['A', 'B', 'C'], 1, 1)

  test('the best others, without teams that share the last place', () => {
    const results = byLetter(ofTwelve)
    expect(goOn(ofTwelve, { results })).toBe('a1 b1 c1')
    expect(goOn(ofTwelve, { results, lots: [['c2', 'a2', 'b2']] })).toBe('a1 b1 c1 c2')
  })

  test('include the best others if two teams share a lower place', () => {
    const results = withDraw(ofTwelve, 'a3', 'a4')
    const firstRound = teams({ results, lots: [['c2', 'a2', 'b2']] }, ofTwelve).slice(0, 2)
    expect(firstRound.flat().toSorted()).toEqual(['a1', 'b1', 'c1', 'c2'])
  })

  test('exclude best others while two teams share that place in a group', () => {
    const level = withDraw(ofTwelve, 'a2', 'a3')
    const lots = [['b2', 'c2', 'a2', 'a3']]
    expect(goOn(ofTwelve, { results: level, lots: [['b2', 'c2', 'a2']] })).toBe('a1 b1 c1')
    expect(computeProgress(ofTwelve, { results: level }).others).toEqual([])
    expect(goOn(ofTwelve, { results: level, lots })).toBe('a1 b1 b2 c1')
  })
})

describe('a correction', () => {
  const decider = ofEight.groups[0]!.matches.find(
    ({ home, away }) => [home, away].toSorted().join() === 'a1,a2',
  )!.number
  const corrected: Result = { home: 'a2', away: 'a1', score: [1, 0] }
  const lastSemiFinal: Result = { home: 'a2', away: 'b1', score: [1, 1], shootOut: [5, 4] }

  const withBegun = (events: Outcomes, ...numbers: number[]): Structure => ({
    ...ofEight,
    ties: computeProgress(ofEight, events).ties.map(({ teams, ...tie }) =>
      numbers.includes(tie.number) ? { ...tie, lockedTeams: teams as [string, string] } : tie,
    ),
  })
  const correct = (structure: Structure, before: Outcomes, number: number, result: Result | undefined) => {
    const results = new Map(before.results)
    if (result) results.set(number, result)
    else results.delete(number)
    return findCorrection(
      computeProgress(structure, before),
      computeProgress(structure, { ...before, results }),
    )
  }

  test('lists the teams that would change', () => {
    expect(correct(ofEight, until(), decider, corrected)).toEqual({
      changes: [
        { number: 13, before: ['a1', 'b2'], after: ['a2', 'b2'] },
        { number: 14, before: ['a2', 'b1'], after: ['a1', 'b1'] },
      ],
      begun: [],
    })
  })

  test('follows teams through later ties, and lists ties that have begun', () => {
    const events = until(...semiFinals)
    expect(correct(withBegun(events, 13, 14), events, decider, corrected)).toEqual({
      changes: [],
      begun: [13, 14],
    })
    expect(correct(withBegun(events, 16), events, 14, lastSemiFinal)).toEqual({
      changes: [{ number: 15, before: ['b2', 'a2'], after: ['b2', 'b1'] }],
      begun: [16],
    })
  })

  test('changes nothing if the same teams advance', () => {
    const events = until(...semiFinals)
    const higher: Result = { home: 'a1', away: 'b2', score: [9, 1] }
    expect(correct(withBegun(events, 15, 16), events, 13, higher)).toEqual({ changes: [], begun: [] })
  })

  test('removes the advanced team if a result is removed', () => {
    expect(correct(ofEight, until(...semiFinals), 13, undefined).changes).toEqual([
      { number: 15, before: ['b2', 'a2'], after: [undefined, 'a2'] },
      { number: 16, before: ['a1', 'b1'], after: [undefined, 'b1'] },
    ])
  })

  test('ignores a tie that had already begun with other teams', () => {
    const begun = withBegun(until(...semiFinals), 16)
    const wrong = until(semiFinals[0]!, [14, lastSemiFinal])
    expect(computeProgress(begun, wrong).ties[3]).toMatchObject({
      teams: ['a1', 'b1'],
      sourceTeams: ['a1', 'a2'],
    })
    expect(correct(begun, wrong, 14, semiFinals[1]![1]).begun).toEqual([])
    expect(correct(begun, wrong, 13, { home: 'a1', away: 'b2', score: [0, 9] }).begun).toEqual([])
  })
})

describe('a withdrawn team', () => {
  test('forfeits the remaining matches, or all matches are void, by the rules', () => {
    const half = new Map([...played].filter(([number]) => number <= 2))
    const rows = (how: 'void' | 'forfeit') =>
      computeProgress(ofEight, { results: half, withdrawn: { a1: how } }).groups[0]!.rows.map(
        ({ team, played }) => [team, played],
      )
    expect(rows('void').map(([team]) => team)).not.toContain('a1')
    const forfeited = computeProgress(ofEight, { results: half, withdrawn: { a1: 'forfeit' } }).groups[0]!
      .rows
    expect(forfeited.find(({ team }) => team === 'a1')).toMatchObject({
      played: 3,
      won: 1,
      lost: 2,
      goalsAgainst: 6,
    })
    const all = computeProgress(ofEight, { results: played, withdrawn: { a1: 'void' } })
    expect(all.groups[0]).toMatchObject({
      complete: true,
      rows: [{ team: 'a2', place: 1, played: 2 }, {}, {}],
    })
    expect(all.ties[0]!.teams).toEqual(['a2', 'b2'])
  })

  const league = (teams: readonly string[]): Structure => ({
    ...ofEight,
    groups: [
      {
        name: '',
        teams,
        matches: createPairings(teams)
          .flat()
          .map(([home, away], n) => ({ number: n + 1, home, away })),
      },
    ],
    qualify: 0,
    seeds: [],
    ties: [],
  })

  test('is last in a league, and the next team is champion', () => {
    const structure = league(['w1', 'w2', 'w3', 'w4'])
    const results = new Map(
      structure.groups[0]!.matches.flatMap(({ number, home, away }): [number, Result][] => {
        if (home === 'w1' && away === 'w4') return []
        if (home === 'w4' && away === 'w1') return []
        const goals = (team: string) => (team === 'w4' ? 5 : 0)
        return [[number, { home, away, score: [goals(home), goals(away)] }]]
      }),
    )
    const lots = [['w2', 'w3']]
    const before = computeProgress(structure, { results, lots })
    expect(before.groups[0]!.rows[0]).toMatchObject({ team: 'w4', points: 6 })
    const { groups, champion } = computeProgress(structure, { results, lots, withdrawn: { w4: 'forfeit' } })
    expect(groups[0]!.rows.map(({ team, place, withdrawn = false }) => [team, place, withdrawn])).toEqual([
      ['w1', 1, false],
      ['w2', 2, false],
      ['w3', 3, false],
      ['w4', 4, true],
    ])
    expect(groups[0]!.rows[3]).toMatchObject({ played: 3, won: 2, goalsFor: 10 })
    expect(champion).toBe('w1')
  })

  test('is not champion of a league from which all teams withdraw', () => {
    const structure = league(['w1', 'w2'])
    const withdrawn = { w1: 'forfeit', w2: 'forfeit' } as const
    expect(computeProgress(structure, { results: new Map(), withdrawn })).toMatchObject({
      groups: [{ complete: true, rows: [{ place: 1 }, { place: 1 }] }],
      champion: null,
    })
  })

  test('leaves its place to the next team, in its group and among the best others', () => {
    const withdrawn = { a1: 'forfeit' } as const
    const { ties, goOn } = computeProgress(ofEight, { ...until(), withdrawn })
    expect(ties.slice(0, 2).map((tie) => tie.teams)).toEqual([
      ['a2', 'b2'],
      ['a3', 'b1'],
    ])
    expect(goOn).toEqual(['a2', 'a3', 'b1', 'b2'])
    const ofTwelve = cup(['A', 'B', 'C'], 1, 1)
    const events = { results: byLetter(ofTwelve), lots: [['c2', 'a2', 'b2', 'c3']] }
    const without = computeProgress(ofTwelve, { ...events, withdrawn: { c2: 'forfeit' } })
    expect(without.others.map(({ team }) => team)).toEqual(['a2', 'b2', 'c3'])
    const few = computeProgress(ofTwelve, {
      ...events,
      withdrawn: { c2: 'forfeit', c3: 'forfeit', c4: 'forfeit' },
    })
    expect(few.others.map(({ team }) => team)).toEqual(['a2', 'b2'])
  })

  test('leaves its place empty if no team in the group is left', () => {
    const withdrawn = { a1: 'forfeit', a2: 'forfeit', a3: 'forfeit' } as const
    expect(teams({ ...until(), withdrawn }).slice(0, 2)).toEqual([
      ['a4', 'b2'],
      [null, 'b1'],
    ])
  })

  test('keeps its group place if it had advanced, and loses by walkover in the knock-out', () => {
    const events = { ...until(...semiFinals), withdrawn: { a1: 'knock-out' } } as const
    const { groups, ties, champion } = computeProgress(ofEight, events)
    expect(groups[0]!.rows[0]).toMatchObject({ team: 'a1', place: 1, played: 3 })
    expect(ties.map((tie) => tie.teams)).toEqual([
      ['a1', 'b2'],
      ['a2', 'b1'],
      ['b2', 'a2'],
      ['a1', 'b1'],
    ])
    expect(champion).toBe('b1')
  })

  test('is not champion after winning the final', () => {
    const end = until(...semiFinals, [16, { home: 'a1', away: 'b1', score: [1, 0] }])
    expect(computeProgress(ofEight, end).champion).toBe('a1')
    expect(computeProgress(ofEight, { ...end, withdrawn: { a1: 'knock-out' } }).champion).toBe('b1')
    expect(
      computeProgress(ofEight, { ...end, withdrawn: { a1: 'knock-out', b1: 'knock-out' } }).champion,
    ).toBeNull()
  })

  test('loses its match against another withdrawn team', () => {
    const withdrawn = { a1: 'forfeit', a2: 'forfeit' } as const
    const { rows } = computeProgress(ofEight, { results: new Map(), withdrawn }).groups[0]!
    expect(rows.slice(2).map(({ team, won, lost }) => [team, won, lost])).toEqual([
      ['a1', 0, 3],
      ['a2', 0, 3],
    ])
  })

  test('loses by walkover in a knock-out, also in the final', () => {
    const events = { ...until(...semiFinals), withdrawn: { b1: 'knock-out', a2: 'knock-out' } as const }
    const ties = computeProgress(
      { ...ofEight, groups: ofEight.groups },
      { ...events, withdrawn: { a1: 'knock-out' } },
    ).ties
    expect(ties.at(-1)).toMatchObject({ teams: ['a1', 'b1'], winner: 'b1', loser: 'a1' })
    const third = computeProgress(ofEight, { ...events, withdrawn: { b2: 'knock-out', a2: 'knock-out' } })
      .ties[2]
    expect(third).toMatchObject({ teams: ['b2', 'a2'], winner: null, loser: null })
  })

  test('and a tie of two absent teams let the next opponent through', () => {
    const ties = computeProgress(
      ofEight,
      until([13, { home: 'a1', away: 'b2', score: [0, 0], kind: 'both-absent' }], semiFinals[1]!),
    ).ties
    expect(ties.at(-1)).toMatchObject({ teams: [null, 'b1'], winner: 'b1', loser: null })
  })
})

test('byes: knock-out seeds enter at their place', () => {
  const seeds = ['S1', 'S2', 'S3']
  const structure: Structure = {
    ...ofEight,
    groups: [],
    qualify: 0,
    seeds,
    ties: createKnockOut(seeds),
    entrants: ['x', 'y', 'z'],
  }
  expect(teams({ results: new Map() }, structure)).toEqual(
    [
      ['z', 'y'],
      ['x', undefined],
    ].map((pair) => expect.arrayContaining(pair)),
  )
})

test('open places stay empty until all groups are complete and no third place is shared', () => {
  const structure = cup([...'ABCDEF'], 2, 4)
  const results = byLetter(structure)
  const lots = [['f3', 'e3', 'd3', 'c3', 'b3', 'a3']]
  const firstRound = (results: ReadonlyMap<number, Result>) =>
    teams({ results, lots }, structure).slice(0, 8).flat().filter(Boolean).toSorted().join(' ')
  expect(firstRound(withDraw(structure, 'a1', 'a2'))).toBe('b1 c1 d1 e1 f1')
  expect(firstRound(withDraw(structure, 'a3', 'a4'))).toBe('a1 b1 c1 d1 e1 f1')
  const open = new Map([...results].slice(0, -1))
  expect(computeProgress(structure, { results: open, lots }).others).toEqual([])
  expect(computeProgress(structure, { results, lots }).others).toHaveLength(6)
  expect(computeProgress(structure, { results: withDraw(structure, 'a1', 'a2'), lots }).others).toHaveLength(
    6,
  )
})

test('best thirds get places away from their own groups once they are certain', () => {
  const structure = cup([...'ABCDEF'], 2, 4)
  const results = byLetter(structure)
  expect(teams({ results }, structure)[0]).toContain(undefined)
  const lots = [['f3', 'e3', 'd3', 'c3', 'b3', 'a3']]
  const ties = teams({ results, lots }, structure)
  const firstRound = ties.slice(0, 8)
  expect(firstRound.flat().toSorted().join(' ')).toBe('a1 a2 b1 b2 c1 c2 c3 d1 d2 d3 e1 e2 e3 f1 f2 f3')
  for (const [one, two] of firstRound) expect(one?.[0]).not.toBe(two?.[0])
})

describe('void teams leave a group with fewer teams than places:', () => {
  const without = (structure: Structure, counts: readonly number[]): Outcomes['withdrawn'] =>
    Object.fromEntries(
      structure.groups.flatMap(({ teams }, n) =>
        teams.slice(0, counts[n] ?? 0).map((team) => [team, 'void' as const]),
      ),
    )
  const ofTwelve = cup(['A', 'B', 'C'], 2, 2)
  const results = byLetter(ofTwelve)
  const firstRound = (...counts: number[]) => {
    const { ties } = computeProgress(ofTwelve, { results, withdrawn: without(ofTwelve, counts) })
    return ties.slice(0, 4).map((tie) => tie.teams)
  }
  const all = (pairs: FilledTie['teams'][]) => pairs.flat().map(String).toSorted().join(' ')

  test('the opponent of an empty place advances', () => {
    const after = (...counts: number[]) =>
      computeProgress(ofEight, { results: played, withdrawn: without(ofEight, counts) }).ties
    expect(after(3).slice(0, 2)).toMatchObject([
      { teams: ['a4', 'b2'], winner: undefined },
      { teams: [null, 'b1'], winner: 'b1', loser: null },
    ])
    expect(after(4).map(({ winner }) => winner)).toEqual(['b2', 'b1', null, undefined])
    expect(after(3, 4).map(({ winner }) => winner)).toEqual(['a4', null, null, 'a4'])
  })

  test('the best others come from the groups that have them', () => {
    expect(all(firstRound(2))).toBe('a3 a4 b1 b2 b3 c1 c2 c3')
    expect(all(firstRound(2, 2))).toBe('a3 a4 b3 b4 c1 c2 c3 null')
    expect(all(firstRound(3))).toBe('a4 b1 b2 b3 c1 c2 c3 null')
    expect(all(firstRound(2, 2, 2))).toBe('a3 a4 b3 b4 c3 c4 null null')
  })

  test('empty places do not meet if possible', () => {
    for (const counts of [[2, 2], [3], [2, 2, 2]]) {
      for (const [one, two] of firstRound(...counts)) expect(one?.[0]).not.toBe(two?.[0])
    }
  })

  test('lots for the best others are drawn only if there are more teams than places', () => {
    const one = cup(['A', 'B', 'C'], 1, 1)
    const others = (count: number, lots: Outcomes['lots'] = []) =>
      all(
        computeProgress(one, { results: byLetter(one), withdrawn: without(one, [3, count]), lots })
          .ties.slice(0, 2)
          .map((tie) => tie.teams),
      )
    expect(others(0)).toBe('undefined undefined undefined undefined')
    expect(others(0, [['c2', 'b2']])).toBe('a4 b1 c1 c2')
    expect(others(3)).toBe('a4 b4 c1 c2')
  })

  test('the cup can be completed, whichever groups are smaller', () => {
    const numbers = [0, 1, 2, 3, 4]
    const lots = [['a3', 'a4', 'b3', 'b4', 'c3', 'c4']]
    for (const counts of numbers.flatMap((a) => numbers.flatMap((b) => numbers.map((c) => [a, b, c])))) {
      const entered = new Map(results)
      const withdrawn = without(ofTwelve, counts)
      const now = () => computeProgress(ofTwelve, { results: entered, withdrawn, lots }).ties
      for (const round of [3, 2, 1]) {
        for (const {
          number,
          round: own,
          teams: [home, away],
          winner,
        } of now()) {
          if (own === round && winner === undefined && home && away)
            entered.set(number, { home, away, score: [1, 0] })
        }
      }
      const final = now().at(-1)
      expect(final?.winner, counts.join()).toSatisfy((team) =>
        counts.join() === '4,4,4' ? team === null : typeof team === 'string',
      )
    }
  })
})
