import type { TableRow } from '@i-one/contract/tournaments'
import { expect, test } from 'vitest'
import { toMiniTableRows } from './among-table.tsx'

const row = (team: string, traits: Partial<TableRow> = {}): TableRow => ({
  place: 1,
  team,
  played: 3,
  won: 1,
  drawn: 1,
  lost: 1,
  goalsFor: 4,
  goalsAgainst: 4,
  points: 4,
  fairPlay: 0,
  form: [],
  ...traits,
})

const decided = (criterion: NonNullable<TableRow['decidedBy']>['criterion']) => ({
  decidedBy: { criterion, among: ['b', 'c'] },
})

test('level teams are listed in table order', () => {
  const rows = [row('a'), row('b', decided('goals')), row('c', decided('goals'))]
  expect(toMiniTableRows(rows[1]!, rows).map(({ team }) => team)).toEqual(['b', 'c'])
})

test('level teams show their head-to-head matches if those decided', () => {
  const table = [{ team: 'c', played: 1, goalsFor: 1, goalsAgainst: 0, points: 3 }]
  const { decidedBy } = decided('head-to-head-points')
  expect(toMiniTableRows(row('b', { decidedBy: { ...decidedBy, table } }), [])).toBe(table)
})

test('nothing is listed if lots decided or no team was level', () => {
  expect(toMiniTableRows(row('b', decided('lot')), [row('b'), row('c')])).toEqual([])
  expect(toMiniTableRows(row('b'), [row('b'), row('c')])).toEqual([])
})
