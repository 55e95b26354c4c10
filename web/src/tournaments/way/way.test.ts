import type { Tie } from '@i-one/contract/tournaments'
import { expect, test } from 'vitest'
import { listUpcomingTies } from './way.ts'

const tie = (number: number, one: string, two: string, more: Partial<Tie> = {}): Tie => {
  const side = (of: string) => (/^[WL]\d+$/.test(of) ? { source: of, name: of } : { team: of, name: of })
  return {
    _id: `tie ${number}`,
    number,
    round: 1,
    matchType: 'Cup Match',
    state: 'scheduled',
    teamOne: side(one),
    teamTwo: side(two),
    isMatch: false,
    ...more,
  }
}

const cup = (first: Partial<Tie>) => [
  {
    kind: 'knock-out' as const,
    tables: [],
    ties: [
      tie(1, 'Danfo', 'Okada', { round: 2, ...first }),
      tie(2, 'Egrets', 'Agama', { round: 2 }),
      tie(3, 'L1', 'L2', { thirdPlace: true }),
      tie(4, 'W1', 'W2'),
    ],
  },
]
const shown = (stages: Parameters<typeof listUpcomingTies>[0]['stages'], team: string) =>
  listUpcomingTies({ stages }, team).map(({ sign, name, against, place }) => [sign, name, against, place])

test('lists a team’s next matches up to the final', () => {
  expect(shown(cup({}), 'Okada')).toEqual([
    ['SF', 'Semi-final 1', 'Danfo', undefined],
    ['F', 'Cup Finals', 'W2', undefined],
  ])
  expect(shown(cup({ state: 'finished' }), 'Okada')).toEqual([])
  expect(shown(cup({}), 'nobody')).toEqual([])
})

test('lists the remaining league matches, soonest first, unscheduled last', () => {
  const ties = [
    tie(1, 'Danfo', 'Okada', { round: 4 }),
    tie(2, 'Egrets', 'Danfo', { round: 3, start: '2025-11-30T18:00:00.000Z' }),
    tie(3, 'Danfo', 'Agama', { round: 2, start: '2025-11-29T18:00:00.000Z' }),
    tie(4, 'Danfo', 'Festac', { state: 'finished', start: '2025-11-22T18:00:00.000Z' }),
  ]
  const way = listUpcomingTies({ stages: [{ kind: 'league', tables: [], ties }] }, 'Danfo')
  expect(way.map(({ sign, against, place }) => [sign, against, place])).toEqual([
    ['R2', 'Agama', 'home'],
    ['R3', 'Egrets', 'away'],
    ['R4', 'Okada', 'home'],
  ])
})

test.each<[Partial<Tie>, string]>([
  [{ round: 4 }, 'L16'],
  [{ round: 3 }, 'QF'],
  [{ thirdPlace: true }, '3rd'],
])('of a knock-out %j is %s', (more, sign) => {
  const ties = [tie(1, 'Danfo', 'Okada', more)]
  expect(listUpcomingTies({ stages: [{ kind: 'knock-out', tables: [], ties }] }, 'Danfo')[0]?.sign).toBe(sign)
})
