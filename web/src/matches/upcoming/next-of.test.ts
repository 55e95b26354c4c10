import { expect, test } from 'vitest'
import { findNextFixture } from './next-of.ts'

const session = (state: 'confirmed' | 'finished', start: string) => ({ state, start })
const [first, second] = ['2025-12-06T18:00:00.000Z', '2025-12-07T18:00:00.000Z']

test('[MATCH-2] the next fixture is the session or tournament match that starts first', () => {
  const [early, late] = [session('confirmed', first), session('confirmed', second)]
  expect(findNextFixture([early], [{ start: second }])).toEqual({ session: early })
  expect(findNextFixture([late], [{ start: first }])).toEqual({ match: { start: first } })
})

test('an upcoming match comes before a past session', () => {
  expect(findNextFixture([session('finished', first)], [{ start: second }])).toEqual({
    match: { start: second },
  })
})

test('the last session is shown if nothing is upcoming', () => {
  const over = session('finished', first)
  expect([findNextFixture([over], []), findNextFixture([], [])]).toEqual([{ session: over }, {}])
})
