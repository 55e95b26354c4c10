import { expect, test } from 'vitest'
import { getInitialChoices } from './choices.ts'

const tournament = { timeZone: 'Africa/Lagos', serverTime: '2025-12-06T23:30:00.000Z' }

test('initial choices come from the last booked plan, without past days', () => {
  const off = [
    { team: 'a', date: '2025-12-06' },
    { team: 'a', date: '2025-12-07' },
  ]
  const mine = { organizer: true, leads: [], playsFor: [], calendarRules: { rest: 30, between: 5, off } }
  const days = { firstDay: '2025-11-29', lastDay: '2025-12-20' }
  expect(getInitialChoices({ ...tournament, ...days, mine })).toEqual({
    pitches: [],
    from: '2025-12-07',
    to: '2025-12-20',
    rest: '30',
    between: 5,
    off: off.slice(1),
  })
})

test('initial choices use the tournament’s days before the first plan', () => {
  expect(getInitialChoices(tournament)).toMatchObject({ from: '', to: '', rest: '0', off: [] })
  const days = { firstDay: '2025-12-13', lastDay: '2025-12-20' }
  expect(getInitialChoices({ ...tournament, ...days })).toMatchObject({
    from: '2025-12-13',
    to: '2025-12-20',
  })
})
