import type { Match } from '@i-one/contract/matches'
import type { NewEvent } from '@i-one/contract/matches/events'
import { toShootOut } from '@i-one/game/matches/shoot-out'
import { expect, it } from 'vitest'
import { shootOutText } from './board-words.ts'

const match = { teamOne: { name: 'Danfo Kings' }, teamTwo: { name: 'Egrets' } } as Match

const after = (hits: string) => {
  const kicks = [...hits].map((hit, n): NewEvent => ({
    id: `kick ${n}`,
    type: 'shoot-out-kick',
    side: n % 2 ? 'T2' : 'T1',
    scored: hit === 'x',
    clockMs: 0,
    at: new Date(n).toISOString(),
  }))
  return shootOutText(match, toShootOut(kicks), kicks)
}

it.each([
  ['', 'Who shoots first?'],
  ['x', 'Egrets to kick'],
  ['xx.xx..x', 'Danfo Kings must score this kick, or Egrets win'],
  ['x.x.', 'Danfo Kings to kick'],
  ['x.x.x', 'Egrets must score this kick, or Danfo Kings win'],
  ['x.x..x..', 'Danfo Kings win if they score this kick'],
  ['x.x.x.', 'Danfo Kings win'],
])('after the kicks %j it says %j', (hits, text) => {
  expect(after(hits)).toBe(text)
})
