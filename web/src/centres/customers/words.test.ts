import { expect, test } from 'vitest'
import { reminderText } from './words.ts'

test("a reminder lists each unpaid booking with its amount, in the pitch's time zone", () => {
  const owing = { pitch: 'Astro 2', timeZone: 'Africa/Lagos', owed: { amount: 2_500_000, currency: 'NGN' } }
  const text = reminderText('Gbénga', [
    { ...owing, start: '2025-11-14T19:00:00.000Z' },
    { ...owing, start: '2025-10-30T23:30:00.000Z', pitch: 'The Cage' },
  ])
  expect(text).toBe(
    'Hi Gbénga, you still owe:\nAstro 2, Fri 14 Nov 2025, 20:00: ₦25,000\nThe Cage, Fri 31 Oct 2025, 00:30: ₦25,000',
  )
})
