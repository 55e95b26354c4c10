import type { TournamentCard } from '@i-one/contract/tournaments'
import { expect, test } from 'vitest'
import { getCardDay, tournamentStateText } from './tournament-row.tsx'

const card: TournamentCard = {
  _id: 'one',
  code: 'yaba-cup',
  name: 'Yaba Cup',
  form: 'knock-out',
  state: 'entries',
  most: 8,
  entered: 6,
  entriesUntil: '2025-11-30T22:00:00.000Z',
  timeZone: 'Africa/Lagos',
  organizer: { _id: 'bisi', name: 'Bísí Akande' },
  teams: [],
  live: 0,
  played: 0,
  matches: 7,
}
const now = new Date('2025-11-22T12:00:00Z')
const text = (more: Partial<TournamentCard>, at = now) => tournamentStateText({ ...card, ...more }, at)

test('shows how many spots are left, and until when', () => {
  expect(text({})).toBe('2 spots left, closes 30 Nov')
  expect(text({ entered: 7 })).toBe('1 spot left, closes 30 Nov')
  expect(text({ entered: 8 })).toBe('Full')
  expect(text({}, new Date('2025-11-30T22:00:00Z'))).toBe('Entries closed')
})

test('shows the distance', () => {
  expect(text({ state: 'drawn' })).toBe('Drawn, 7 matches')
  expect(text({ state: 'running', played: 4 })).toBe('4 of 7 matches played')
  expect(text({ state: 'running', played: 4, live: 1 })).toBe('1 match live now')
  expect(text({ state: 'finished', played: 7 })).toBe('Finished')
  expect(text({ state: 'cancelled' })).toBe('Called off')
})

test('shows the first day, else the local day of the deadline', () => {
  expect(getCardDay({ ...card, firstDay: '2025-12-06' })).toEqual({ day: 6, month: 'Dec' })
  expect(getCardDay(card)).toEqual({ day: 30, month: 'Nov' })
  expect(getCardDay({ ...card, timeZone: 'Asia/Tokyo' })).toEqual({ day: 1, month: 'Dec' })
})
