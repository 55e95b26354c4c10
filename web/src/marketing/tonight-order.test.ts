import { expect, test } from 'vitest'
import { isTonight, sortTonightFirst } from './tonight-order.ts'

const timeZone = 'Africa/Lagos'
const at = (day: number, time: string) => `2026-11-${day}T${time}:00.000+01:00`
const utc = (day: number, time: string) => new Date(at(day, time)).toISOString()

test.each([
  ['15:00', 22, '20:00', true],
  ['15:00', 22, '16:00', false],
  ['15:00', 23, '17:00', false],
  ['23:00', 23, '00:30', true],
  ['01:35', 22, '02:00', true],
  ['01:35', 22, '06:00', false],
  ['01:35', 22, '20:00', false],
])('at %s on the 22nd, a game on the %i at %s is tonight: %s', (now, day, time, is) => {
  expect(isTonight(utc(day, time), timeZone, new Date(at(22, now)))).toBe(is)
})

test('tonight’s games come first, then the others by start time', () => {
  const rows = [utc(23, '17:00'), utc(22, '21:00'), utc(22, '16:00'), utc(22, '18:00')]
  const ordered = sortTonightFirst(
    rows.map((start) => ({ start, timeZone })),
    new Date(at(22, '15:00')),
  )
  expect(ordered.map(({ start }) => start)).toEqual([rows[3], rows[1], rows[2], rows[0]])
})
