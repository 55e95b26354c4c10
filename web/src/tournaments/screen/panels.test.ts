import type { Tie, Tournament } from '@i-one/contract/tournaments'
import { expect, test } from 'vitest'
import { listLatestResults, listNowAndNext, listPanels } from './panels.ts'

const tie = (number: number, traits: Partial<Tie> = {}): Tie => ({
  _id: `tie ${number}`,
  number,
  round: 1,
  matchType: 'League Match',
  state: 'scheduled',
  teamOne: { name: 'A' },
  teamTwo: { name: 'B' },
  isMatch: true,
  ...traits,
})

const row = (place: number) =>
  ({ place, team: `${place}` }) as Tournament['stages'][number]['tables'][number]['rows'][number]
const rows = (count: number) => Array.from({ length: count }, (_, n) => row(n + 1))

type Shown = Parameters<typeof listPanels>[0]
const shown = (stages: Shown['stages'], more: Partial<Shown> = {}): Shown => ({
  form: 'league',
  bestOthers: 0,
  stages,
  entries: [],
  ...more,
})
const table = (name: string, count: number, complete = false) => ({ name, complete, rows: rows(count) })

test('a long table is split evenly, after the live matches', () => {
  const live = tie(1, { state: 'playing' })
  const panels = listPanels(shown([{ kind: 'league', tables: [table('', 20)], ties: [live, tie(2)] }]))
  expect(panels.map((panel) => (panel.kind === 'table' ? panel.rows.length : panel.kind))).toEqual([
    'match',
    7,
    7,
    6,
  ])
})

test('rounds replace the groups once the groups are complete, from the current round on', () => {
  const cup = [
    tie(5, { round: 2, state: 'finished' }),
    tie(6, { round: 2 }),
    tie(7, { state: 'waiting', thirdPlace: true }),
    tie(8, { state: 'waiting' }),
  ]
  const stages = (complete: boolean): Shown['stages'] => [
    { kind: 'groups', tables: [table('A', 4, complete), table('B', 4, complete)], ties: [] },
    { kind: 'knock-out', tables: [], ties: cup },
  ]
  const titles = (complete: boolean) =>
    listPanels(shown(stages(complete), { form: 'groups' })).map((panel) => 'title' in panel && panel.title)
  expect(titles(false)).toEqual(['Group A', 'Group B'])
  expect(titles(true)).toEqual(['Semi-finals', 'Final'])
})

test('the teams are shown before the draw', () => {
  const team = { team: { _id: 'a', name: 'Okada', initials: 'OK' }, state: 'entered' as const, squad: [] }
  expect(listPanels(shown([], { entries: [team] }))).toEqual([{ kind: 'teams', names: ['Okada'] }])
  expect(listPanels(shown([], { entries: [] }))).toEqual([])
})

test('the champion stays, and alternates only with a live match', () => {
  const team = { team: { _id: 'a', name: 'Okada', initials: 'OK' }, state: 'entered' as const, squad: [] }
  const won = (third: Partial<Tie>) => {
    const ties = [tie(1, { state: 'finished' }), tie(2, { thirdPlace: true, ...third })]
    const stages: Shown['stages'] = [{ kind: 'knock-out', tables: [], ties }]
    return listPanels(shown(stages, { form: 'knock-out', entries: [team], champion: 'a' }))
  }
  expect(won({ state: 'finished' })).toEqual([{ kind: 'champion', name: 'Okada' }])
  expect(won({ state: 'playing' }).map(({ kind }) => kind)).toEqual(['champion', 'match'])
})

test('live matches come before upcoming matches; the latest result comes first', () => {
  const at = (hour: number) => ({ start: `2025-11-29T${hour}:00:00.000Z` })
  const score = { T1: 1, T2: 0 }
  const ties = [
    tie(1, { ...at(15), state: 'finished', score }),
    tie(2, { ...at(16), state: 'finished', score }),
    tie(3, at(18)),
    tie(4, { ...at(17), state: 'playing', score }),
    tie(5, at(19)),
    tie(6),
  ]
  const tournament = { stages: [{ kind: 'league' as const, tables: [], ties }] }
  expect(listNowAndNext(tournament, 2).map(({ tie }) => tie.number)).toEqual([4, 3])
  expect(listLatestResults(tournament, 3).map(({ tie }) => tie.number)).toEqual([2, 1])
})
