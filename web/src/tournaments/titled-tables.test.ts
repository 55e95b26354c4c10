import type { TableRow } from '@i-one/contract/tournaments'
import { expect, test } from 'vitest'
import { listTitledTables } from './titled-tables.ts'

const row = (team: string, place: number, goesOn?: true) =>
  ({ team, place, ...(goesOn && { goesOn }) }) as TableRow
const table = (name: string, complete: boolean) => ({ name, complete, rows: [row('a', 1), row('b', 1)] })

test('lots can be drawn in complete tables', () => {
  const stages = [{ kind: 'groups' as const, tables: [table('A', true), table('B', false)], ties: [] }]
  const tables = listTitledTables({ form: 'groups', bestOthers: 1, stages })
  expect(tables.map(({ title, open }) => [title, open.length])).toEqual([
    ['Group A', 2],
    ['Group B', 0],
  ])
  const league = [{ kind: 'league' as const, tables: [table('', true)], ties: [] }]
  expect(listTitledTables({ form: 'league', bestOthers: 0, stages: league })[0]?.title).toBe('Table')
})

test('lots exclude withdrawn teams', () => {
  const rows = [
    row('a', 1),
    row('b', 1),
    ...['c', 'd'].map((team) => ({ ...row(team, 3), withdrawn: true as const })),
  ]
  const stages = [{ kind: 'league' as const, tables: [{ name: '', complete: true, rows }], ties: [] }]
  const [league] = listTitledTables({ form: 'league', bestOthers: 0, stages })
  expect(league?.open.map(({ team }) => team)).toEqual(['a', 'b'])
})

test('in the best of the rest, lots are drawn at the last qualifying place', () => {
  const others = [row('a', 1, true), row('b', 1, true), row('c', 3), row('d', 3), row('e', 5), row('f', 5)]
  const stages = [{ kind: 'groups' as const, tables: [], others, ties: [] }]
  const open = (bestOthers: number) =>
    listTitledTables({ form: 'groups', bestOthers, stages }).map((one) => [
      one.title,
      one.open.map(({ team }) => team).join(),
    ])
  expect(open(3)).toEqual([['Best of the rest', 'c,d']])
  expect(open(2)).toEqual([['Best of the rest', '']])
})
