import { expect, test } from 'vitest'
import { toRecordFacts } from './record-words.ts'

const minutes = (count: number) =>
  toRecordFacts({ answers: { minutes: count, declined: 0, asked: 5 } })[0]?.[1]

test('shows only the figures that a pitch has', () => {
  expect(toRecordFacts({})).toEqual([])
  expect(
    toRecordFacts({
      answers: { minutes: 40, declined: 2, asked: 9 },
      bookings: { cancelled: 1, booked: 24 },
    }),
  ).toEqual([
    ['Usually answers', 'within 40 minutes'],
    ['Accepted', '7 of 9 requests'],
    ['Cancelled', '1 of 24 bookings'],
  ])
  expect(toRecordFacts({ bookings: { cancelled: 0, booked: 5 } })).toEqual([
    ['Cancelled', 'None of 5 bookings'],
  ])
})

test.each([
  [0, 'a minute'],
  [1, 'a minute'],
  [59, '59 minutes'],
  [60, 'an hour'],
  [61, '2 hours'],
  [720, '12 hours'],
])('%i minutes are shown as %s', (count, words) => expect(minutes(count)).toBe(`within ${words}`))
