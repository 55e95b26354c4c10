import { expect, test } from 'vitest'
import { toOpeningLines } from './opening-hours.ts'

const open = (days: number[], from: string, to: string) => days.map((day) => ({ day, open: from, close: to }))

test('the same hours all week are one line', () => {
  expect(toOpeningLines(open([1, 2, 3, 4, 5, 6, 7], '08:00', '23:00'))).toEqual([
    { days: 'Every day', hours: '08:00 to 23:00' },
  ])
})

test('consecutive days with the same hours are one line, and a day without hours is closed', () => {
  expect(
    toOpeningLines([
      ...open([2, 3, 4, 5], '10:00', '23:00'),
      ...open([6, 7], '16:00', '24:00'),
      ...open([6, 7], '08:00', '12:00'),
    ]),
  ).toEqual([
    { days: 'Monday', hours: 'Closed' },
    { days: 'Tuesday to Friday', hours: '10:00 to 23:00' },
    { days: 'Saturday, Sunday', hours: '08:00 to 12:00, 16:00 to 24:00' },
  ])
})
