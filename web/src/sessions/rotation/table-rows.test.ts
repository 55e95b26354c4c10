import type { Session } from '@i-one/contract/sessions'
import { expect, test } from 'vitest'
import { toTableRows } from './table-rows.ts'

const match = (one: number, two: number, more: Partial<Session['matches'][number]>) =>
  ({
    one,
    two,
    state: 'finished',
    played: true,
    score: { T1: 0, T2: 0 },
    ...more,
  }) as Session['matches'][number]

test('the winner of a shoot-out gets a win in the table', () => {
  const matches = [match(1, 2, { score: { T1: 1, T2: 1 }, shootOut: { T1: 2, T2: 0 } }), match(1, 3, {})]
  const figures = toTableRows({ sets: 3, matches }).map(({ team, won, drawn, lost, points }) => [
    team,
    won,
    drawn,
    lost,
    points,
  ])
  expect(figures).toEqual([
    ['1', 1, 1, 0, 4],
    ['3', 0, 1, 0, 1],
    ['2', 0, 0, 1, 0],
  ])
})
