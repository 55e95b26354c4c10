import { expect, test } from 'vitest'
import { toPitchesOnDay, toWholeRange } from './rules.ts'
import type { StoredPitch } from './sql.ts'

const open = (id: string, from: string, until: string): StoredPitch => ({
  id,
  name: id,
  timeZone: 'Africa/Lagos',
  slotMinutes: 60,
  openingHours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: from, close: until })),
  partHours: null,
  priceAmount: 2_500_000,
  priceCurrency: 'NGN',
  prices: null,
  parts: [],
})

test('a centre’s day lasts from the earliest midnight to the latest closing time of its pitches', () => {
  const pitches = toPitchesOnDay(
    [open('late', '16:00', '02:00'), open('early', '06:00', '22:00')],
    '2025-11-21',
  )
  expect(toWholeRange(pitches)).toEqual({
    start: new Date('2025-11-20T23:00:00.000Z'),
    end: new Date('2025-11-22T01:00:00.000Z'),
  })
})
