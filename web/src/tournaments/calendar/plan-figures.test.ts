import type { Tie } from '@i-one/contract/tournaments'
import { expect, test } from 'vitest'
import { toPlanFigures } from './plan-figures.ts'

const line = (match: string, pitch: string, start: string, end: string) => {
  const [from, to] = [`2025-12-${start}:00.000Z`, `2025-12-${end}:00.000Z`]
  return { match, pitch, start: from, end: to, slot: { start: from, end: to } }
}
const tie = (_id: string, one?: string, two?: string) =>
  ({ _id, teamOne: { name: 'One', team: one }, teamTwo: { name: 'Two', team: two } }) as Tie
const figures = (lines: ReturnType<typeof line>[], ties: Tie[], pitches = ['p', 'q']) =>
  toPlanFigures(lines, { ties, pitches, zoneOf: () => 'Africa/Lagos' }).map(
    ({ value, label }) => `${value} ${label}`,
  )

test('shows how fair a plan is', () => {
  const lines = [
    line('1', 'p', '06T18:00', '06T18:30'),
    line('2', 'q', '06T19:40', '06T20:10'),
    line('3', 'p', '13T18:00', '13T18:30'),
  ]
  expect(figures(lines, [tie('1', 'a', 'b'), tie('2', 'b', 'c'), tie('3', 'c', 'a')])).toEqual([
    '2 : 1 matches on each pitch',
    '1 hour between teams’ average start times',
    '1 hour minimum rest',
  ])
  expect(figures([lines[0]!, lines[2]!], [tie('1', 'a', 'b'), tie('3', 'c', 'a')])).toContain(
    '6 days minimum rest',
  )
})

test('ignores teams that are not known yet', () => {
  expect(figures([line('1', 'p', '06T18:00', '06T18:30')], [tie('1')])).toEqual([
    '1 : 0 matches on each pitch',
  ])
  expect(figures([], [], ['p'])).toEqual([])
})
