import { expect, test } from 'vitest'
import { getInitialChoices } from './choices.ts'

const tournament = { timeZone: 'Africa/Lagos', serverTime: '2025-12-06T23:30:00.000Z' }

test('what remains is planned from the rules of the plan that was booked last, without days that are over', () => {
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

test('before the first plan there are the days of the tournament, where it has any', () => {
  expect(getInitialChoices(tournament)).toMatchObject({ from: '', to: '', rest: '0', off: [] })
  const days = { firstDay: '2025-12-13', lastDay: '2025-12-20' }
  expect(getInitialChoices({ ...tournament, ...days })).toMatchObject({
    from: '2025-12-13',
    to: '2025-12-20',
  })
})
