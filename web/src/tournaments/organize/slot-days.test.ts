import { expect, test } from 'vitest'
import { groupSlotsByDay } from './move-dialog.tsx'

test('slots are grouped by local day and by pitch', () => {
  const [lagos, tokyo] = [
    { _id: 'l', name: 'Sabo Cage', timeZone: 'Africa/Lagos' },
    { _id: 't', name: 'Shibuya', timeZone: 'Asia/Tokyo' },
  ]
  const at = (pitch: typeof lagos, start: string) => ({ pitch, start, end: start })
  const days = groupSlotsByDay([
    at(lagos, '2025-11-28T18:00:00.000Z'),
    at(tokyo, '2025-11-28T18:00:00.000Z'),
    at(lagos, '2025-11-28T19:00:00.000Z'),
  ])
  expect(days.map(({ day, pitch, slots }) => [day, pitch.name, slots.length])).toEqual([
    ['2025-11-28', 'Sabo Cage', 2],
    ['2025-11-29', 'Shibuya', 1],
  ])
})
