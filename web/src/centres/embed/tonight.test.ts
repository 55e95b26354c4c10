import type { Slot } from '@i-one/contract/bookings'
import { expect, test } from 'vitest'
import { findNextFreeSlots } from './tonight.ts'

const zone = 'Africa/Lagos'
const slot = (start: string, state: Slot['state'] = 'free'): Slot => ({
  start: new Date(start).toISOString(),
  end: new Date(Date.parse(start) + 3_600_000).toISOString(),
  state,
  price: { amount: 100, currency: 'NGN' },
})
const at = (time: string, day = '20') => slot(`2025-11-${day}T${time}:00+01:00`)
const shown = (slots: Slot[], now: string) => {
  const free = findNextFreeSlots([{ pitch: 'Astro', slots }], zone, new Date(`${now}:00+01:00`))
  return free && [free.when, ...free.rows.flatMap((row) => row.slots.map(({ start }) => start))]
}

test('slots after midnight belong to the previous night, whether it is before or after midnight now', () => {
  const [late, night, next] = [at('23:00'), at('00:30', '21'), at('18:00', '21')]
  expect(shown([late, night, next], '2025-11-20T20:00')).toEqual(['tonight', late.start, night.start])
  expect(shown([late, night, next], '2025-11-21T00:10')).toEqual(['tonight', night.start])
})

test('leaves out booked slots and slots that have started', () => {
  const [begun, free] = [at('19:00'), at('22:00')]
  const taken = { ...at('20:00'), state: 'booked' as const }
  expect(shown([begun, taken, free], '2025-11-20T19:00')).toEqual(['tonight', free.start])
  expect(shown([begun, taken], '2025-11-20T19:00')).toBeUndefined()
})

test('says today if a slot is before 17:00, and names any later day', () => {
  const [early, next] = [at('16:00'), at('18:00', '22')]
  expect(shown([early, at('18:00')], '2025-11-20T09:00')?.[0]).toBe('today')
  expect(shown([next], '2025-11-20T09:00')).toEqual(['2025-11-22', next.start])
})

test('leaves out pitches without a free slot that night', () => {
  const pitches = [
    { pitch: 'one', slots: [at('18:00', '21')] },
    { pitch: 'two', slots: [at('20:00')] },
  ]
  const free = findNextFreeSlots(pitches, zone, new Date('2025-11-20T18:00:00+01:00'))
  expect(free?.rows.map(({ pitch }) => pitch)).toEqual(['two'])
})
