import { expect, test } from 'vitest'
import { billLine, dayLines, laidText, missingText } from './plan-words.ts'

const line = (start: string, end: string) => ({ match: 'm', pitch: 'p', start, end, slot: { start, end } })

test('says each day by the clock at the pitch', () => {
  const lines = [
    line('2025-12-06T23:10:00.000Z', '2025-12-06T23:30:00.000Z'),
    line('2025-12-06T18:20:00.000Z', '2025-12-06T18:40:00.000Z'),
    line('2025-12-06T18:00:00.000Z', '2025-12-06T18:20:00.000Z'),
  ]
  expect(dayLines(lines, () => 'Africa/Lagos')).toEqual([
    'Sat 6 Dec 2025: 2 matches, 19:00 to 19:40',
    'Sun 7 Dec 2025: 1 match, 00:10 to 00:30',
  ])
})

test('says what is paid where, and what finds no slot', () => {
  const bill = { pitch: 'p', name: 'Sabo Cage', slots: 3, price: { amount: 3_000_000, currency: 'NGN' } }
  expect(billLine({ ...bill, authorizes: true })).toBe('Sabo Cage: 3 slots, ₦30,000, booked at once')
  expect(billLine({ ...bill, authorizes: false })).toContain('its owner answers first')
  expect(missingText([6, 5])).toBe('2 matches find no slot: number 5 and 6. Add days, hours or a pitch.')
  expect(missingText([])).toBeUndefined()
  expect([laidText(42, 3), laidText(1, 0)]).toEqual(['42 of 45 matches', '1 match'])
})
