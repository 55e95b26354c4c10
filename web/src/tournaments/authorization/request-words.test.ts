import { expect, test } from 'vitest'
import { slotDaysText, groupTimesByDay } from './tournament-request.tsx'

const lagos = 'Africa/Lagos'
const slot = (day: string, hour: number, matches: number) => ({
  start: `2025-${day}T${hour}:00:00.000Z`,
  end: `2025-${day}T${hour + 1}:00:00.000Z`,
  matches,
})

test('the days of a request are local to the pitch', () => {
  expect(slotDaysText([slot('11-29', 15, 1), slot('11-29', 16, 2)], lagos)).toBe('Sat 29 Nov')
  expect(slotDaysText([slot('11-29', 15, 1), slot('12-07', 16, 2)], lagos)).toBe('Sat 29 Nov to Sun 7 Dec')
})

test('the times of a request are grouped by day, with the number of matches', () => {
  const slots = [slot('11-29', 15, 4), slot('11-29', 17, 1), slot('11-30', 15, 2)]
  expect(groupTimesByDay(slots, lagos)).toEqual([
    {
      day: '2025-11-29',
      title: 'Sat 29 Nov',
      times: ['16:00 to 17:00, 4 matches', '18:00 to 19:00, 1 match'],
    },
    { day: '2025-11-30', title: 'Sun 30 Nov', times: ['16:00 to 17:00, 2 matches'] },
  ])
})
