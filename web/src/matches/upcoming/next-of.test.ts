import { expect, test } from 'vitest'
import { findNextFixture } from './next-of.ts'

const session = (state: 'confirmed' | 'finished', start: string) => ({ state, start })
const [first, second] = ['2025-12-06T18:00:00.000Z', '2025-12-07T18:00:00.000Z']

test('[MATCH-2] what begins first is next, a session or a match of a tournament', () => {
  const [early, late] = [session('confirmed', first), session('confirmed', second)]
  expect(findNextFixture([early], [{ start: second }])).toEqual({ session: early })
  expect(findNextFixture([late], [{ start: first }])).toEqual({ match: { start: first } })
})

test('a match to come is next before a session that is over', () => {
  expect(findNextFixture([session('finished', first)], [{ start: second }])).toEqual({
    match: { start: second },
  })
})

test('the last session is shown where nothing is to come', () => {
  const over = session('finished', first)
  expect([findNextFixture([over], []), findNextFixture([], [])]).toEqual([{ session: over }, {}])
})
