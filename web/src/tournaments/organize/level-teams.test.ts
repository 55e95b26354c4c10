import { expect, test } from 'vitest'
import { groupLevelTeams } from './lot-act.tsx'

test('level teams are grouped by place', () => {
  const row = (place: number, team: string) => ({ place, team })
  const rows = [row(1, 'a'), row(2, 'b'), row(2, 'c'), row(4, 'd'), row(5, 'e'), row(5, 'f'), row(5, 'g')]
  expect(groupLevelTeams(rows)).toEqual([
    ['b', 'c'],
    ['e', 'f', 'g'],
  ])
  expect(groupLevelTeams([row(1, 'a')])).toEqual([])
})
