import { expect, test } from 'vitest'
import { zoneNoteText } from './zone-note.ts'

const winter = '2025-11-21T19:00:00.000Z'
const summer = '2025-07-21T19:00:00.000Z'

test('names the time zone of the pitch if the device shows another time', () => {
  expect(zoneNoteText(winter, 'Africa/Lagos', 'Europe/London')).toBe('Lagos time')
})

test('names no time zone if both clocks show the same time', () => {
  expect(zoneNoteText(winter, 'Africa/Lagos', 'Africa/Lagos')).toBeUndefined()
  expect(zoneNoteText(winter, 'Africa/Lagos', 'Europe/Paris')).toBeUndefined()
  expect(zoneNoteText(summer, 'Africa/Lagos', 'Europe/London')).toBeUndefined()
  expect(zoneNoteText(summer, 'Africa/Lagos', 'Europe/Paris')).toBe('Lagos time')
})

test('names the time zone if the time is the same on another day', () => {
  expect(zoneNoteText(winter, 'Pacific/Kiritimati', 'Pacific/Honolulu')).toBe('Kiritimati time')
})
