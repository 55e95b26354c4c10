import type { Tie } from '@i-one/contract/tournaments'
import { expect, test } from 'vitest'
import { wayOf } from './way.ts'

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
const shown = (stages: Parameters<typeof wayOf>[0]['stages'], team: string) =>
  wayOf({ stages }, team).map(({ name, against }) => [name, against])

test('the way goes by whom a team meets, and on to the final as long as it wins', () => {
  expect(shown(cup({}), 'Okada')).toEqual([
    ['Semi-final', 'Danfo'],
    ['Cup Finals', 'W2'],
  ])
  expect(shown(cup({ state: 'finished' }), 'Okada')).toEqual([])
  expect(shown(cup({}), 'nobody')).toEqual([])
})

test('in a league it is what is still to be played, soonest first, and what has no time at the end', () => {
  const ties = [
    tie(1, 'Danfo', 'Okada'),
    tie(2, 'Egrets', 'Danfo', { start: '2025-11-30T18:00:00.000Z' }),
    tie(3, 'Danfo', 'Agama', { start: '2025-11-29T18:00:00.000Z' }),
    tie(4, 'Danfo', 'Festac', { state: 'finished', start: '2025-11-22T18:00:00.000Z' }),
  ]
  const against = wayOf({ stages: [{ kind: 'league', tables: [], ties }] }, 'Danfo').map((one) => one.against)
  expect(against).toEqual(['Agama', 'Egrets', 'Okada'])
})
