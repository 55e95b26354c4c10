import type { Tie, Tournament } from '@i-one/contract/tournaments'
import { expect, test } from 'vitest'
import { findCurrentRound, toRounds } from './bracket/bracket.tsx'
import { goalDifferenceText } from './table/row-words.ts'
import {
  findFeaturedTie,
  isOver,
  findActiveRound,
  scoreOrTimeText,
  tieStateText,
  getTieName,
  groupTiesByDay,
} from './ties.ts'
import { findShownTab, listTabs } from './tournament-tabs.ts'

const tie = (number: number, more: Partial<Tie> = {}): Tie => ({
  _id: `tie ${number}`,
  number,
  round: 1,
  matchType: 'Cup Match',
  state: 'scheduled',
  teamOne: { name: 'Danfo Kings', team: 'danfo' },
  teamTwo: { name: 'Okada', team: 'okada' },
  isMatch: false,
  ...more,
})
const from = (source: string) => ({ source, name: source })

/** A knock-out of three teams, in which the first seed has a bye. */
const withBye = [
  tie(1, { round: 2, teamOne: from('S2'), teamTwo: from('S3') }),
  tie(2, { round: 1, teamOne: from('S1'), teamTwo: from('W1') }),
]

test('a match is placed between its two feeder matches, and a bye leaves a place empty', () => {
  const four = [
    tie(1, { round: 2 }),
    tie(2, { round: 2 }),
    tie(3, { round: 1, teamOne: from('W2'), teamTwo: from('W1') }),
    tie(4, { round: 1, thirdPlace: true, teamOne: from('L1'), teamTwo: from('L2') }),
  ]
  const numbers = (ties: Tie[]) => toRounds(ties).map(({ places }) => places.map((one) => one?.number))
  expect(numbers(four)).toEqual([[2, 1], [3]])
  expect(numbers(withBye)).toEqual([[undefined, 1], [2]])
  expect(numbers([])).toEqual([])
})

test('a phone opens the bracket at the current round', () => {
  const played = withBye.map((one) => (one.number === 1 ? { ...one, state: 'finished' as const } : one))
  expect(findCurrentRound(toRounds(withBye), isOver)).toBe(2)
  expect(findCurrentRound(toRounds(played), isOver)).toBe(1)
})

test('a match is named by its stage', () => {
  const semis = [tie(1, { round: 2 }), tie(2, { round: 2 })]
  expect(getTieName(tie(2, { round: 2 }), { kind: 'knock-out', ties: semis })).toBe('Semi-final 2')
  expect(getTieName(tie(1, { round: 3, group: 'B' }), { kind: 'groups', ties: [] })).toBe('Group B, round 3')
  expect(getTieName(tie(1, { round: 3, group: 'A' }), { kind: 'league', ties: [] })).toBe('Round 3')
})

test('the name of a replayed match says so', () => {
  const earlier = [{ _id: 'before', state: 'finished' as const, isMatch: true, score: { T1: 1, T2: 1 } }]
  const semis = [tie(1, { round: 2, earlier }), tie(2, { round: 2 })]
  expect(getTieName(semis[0]!, { kind: 'knock-out', ties: semis })).toBe('Semi-final 1, replay')
})

test('the state text says how a level match was decided', () => {
  const ended = (more: Partial<Tie>) => tieStateText(tie(1, { state: 'finished', ...more }))
  expect(ended({})).toBe('Full time')
  expect(ended({ undecided: true })).toBe('Level, to be decided')
  expect(ended({ decidedBy: 'extra-time' })).toBe('After extra time')
  expect(ended({ decidedBy: 'shoot-out', shootOut: { T1: 3, T2: 4 } })).toBe('After penalties')
  expect(ended({ decidedBy: 'lot' })).toBe('Decided by drawing lots')
})

const stagesOf = (ties: Tie[]): Pick<Tournament, 'stages' | 'pitches'> => ({
  stages: [{ kind: 'knock-out', tables: [], ties }],
  pitches: [],
})

test('matches are grouped by local day, those without a slot last', () => {
  const late = tie(1, { start: '2025-11-22T23:30:00.000Z' })
  const early = tie(2, { start: '2025-11-22T18:00:00.000Z' })
  const days = groupTiesByDay({ ...stagesOf([tie(3), late, early]), timeZone: 'Africa/Lagos' })
  expect(days.map(({ day, ties }) => [day, ties.map((one) => one.tie.number)])).toEqual([
    ['2025-11-22', [2]],
    ['2025-11-23', [1]],
    [undefined, [3]],
  ])
})

test('a live match is featured first, then the user’s next match', () => {
  const mine = { organizer: false, leads: [], playsFor: ['okada'] }
  const next = tie(1, { start: '2025-11-22T18:00:00.000Z' })
  const others = { teamOne: from('S1'), teamTwo: from('S2') }
  const live = tie(2, { ...others, state: 'playing' })
  expect(findFeaturedTie({ ...stagesOf([next, live]), mine })?.tie.number).toBe(2)
  expect(findFeaturedTie({ ...stagesOf([next, tie(2, others)]), mine })?.tie.number).toBe(1)
  expect(findFeaturedTie(stagesOf([next]))).toBeUndefined()
})

test('the URL selects one of the available tabs', () => {
  const cup = stagesOf([tie(1)])
  const table = { name: 'A', complete: false, rows: [] }
  const groups = { stages: [{ kind: 'groups' as const, tables: [table], ties: [] }, ...cup.stages] }
  expect(listTabs({ stages: [] })).toEqual(['teams'])
  expect(listTabs(cup)).toEqual(['bracket', 'matches', 'teams', 'scorers'])
  expect(findShownTab(groups, new URLSearchParams('?matches'))).toBe('matches')
  expect(findShownTab(cup, new URLSearchParams('?table'))).toBe('bracket')
  expect(findShownTab(groups, new URLSearchParams())).toBe('table')
  const over = { stages: [{ ...groups.stages[0]!, tables: [{ ...table, complete: true }] }, ...cup.stages] }
  expect(findShownTab(over, new URLSearchParams())).toBe('bracket')
  const level = tie(1, { state: 'waiting', teamOne: from('1A') })
  const [groupStage] = over.stages
  const stages = [groupStage!, { ...cup.stages[0]!, ties: [level] }]
  expect(findShownTab({ stages }, new URLSearchParams())).toBe('table')
})

test('a goal difference has a sign', () => {
  const difference = (goalsFor: number, goalsAgainst: number) =>
    goalDifferenceText({ goalsFor, goalsAgainst })
  expect([difference(3, 1), difference(1, 1), difference(1, 3)]).toEqual(['+2', '0', '−2'])
})

test('the active round is the first with an open match; a knock-out has none', () => {
  const ties = [
    tie(1, { state: 'finished' }),
    tie(2, { round: 2, state: 'walkover' }),
    tie(3, { round: 2 }),
    tie(4, { round: 3 }),
  ]
  const cup = { kind: 'knock-out' as const, tables: [], ties: [tie(5)] }
  const now = findActiveRound({ stages: [{ kind: 'groups', tables: [], ties }, cup] })
  expect([now?.number, now?.stage.ties.map(({ number }) => number)]).toEqual([2, [2, 3]])
  expect(
    findActiveRound({ stages: [{ kind: 'league', tables: [], ties: ties.slice(0, 2) }, cup] }),
  ).toBeUndefined()
  expect(findActiveRound({ stages: [] })).toBeUndefined()
})

test('a match shows its score, or before kick-off its local time', () => {
  const there = {
    pitches: [{ _id: 'accra', name: 'Osu', timeZone: 'Africa/Accra' }] as Tournament['pitches'],
    timeZone: 'Africa/Lagos',
  }
  const start = '2025-11-30T18:00:00.000Z'
  expect(scoreOrTimeText(tie(1, { start, score: { T1: 2, T2: 1 } }), there)).toBe('2–1')
  expect(scoreOrTimeText(tie(1, { start }), there)).toBe('19:00')
  expect(scoreOrTimeText(tie(1, { start, pitch: 'accra' }), there)).toBe('18:00')
  expect(scoreOrTimeText(tie(1), there)).toBe('–')
})
