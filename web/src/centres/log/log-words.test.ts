import type { CentreLogChange, CentreLogEntry } from '@i-one/contract/centres/log'
import { expect, test } from 'vitest'
import { settingChangeTexts, activityDetailsText } from './log-words.ts'

const line = (act: CentreLogEntry['act'], more: Partial<CentreLogEntry> = {}): CentreLogEntry => ({
  _id: 'booking 1',
  at: '2025-11-20T19:14:00.000Z',
  by: { _id: 'b', name: 'Bísí' },
  act,
  count: 1,
  ...more,
})
const zone = 'Africa/Lagos'
const change = (what: CentreLogChange['what'], from: string, to: string) => ({ what, from, to })
test("the details contain the pitch and the start in the centre's time zone", () => {
  const booked = line('booked', { pitch: 'The Cage', start: '2025-11-21T23:30:00.000Z' })
  expect(activityDetailsText(booked, zone)).toBe('The Cage, Sat 22 Nov, 00:30')
  expect(activityDetailsText(line('wrote', { day: '2025-11-21' }), zone)).toBe('Fri 21 Nov')
  expect(activityDetailsText(line('came'), zone)).toBe('')
  const took = line('took', { pitch: 'The Cage', start: '2025-11-21T23:30:00.000Z', receipt: 12 })
  expect(activityDetailsText(took, zone)).toBe('The Cage, Sat 22 Nov, 00:30, receipt 12')
})

test('lists the old and new value of each setting, with the name if several changed', () => {
  const hours = change('openingHours', 'Mon–Sun 08:00–23:00', 'Mon–Sun 09:00–24:00')
  expect(settingChangeTexts(line('changed', { changes: [hours] }))).toEqual([
    'Mon–Sun 08:00–23:00 → Mon–Sun 09:00–24:00',
  ])
  const review = change('published', 'in review', 'published')
  expect(settingChangeTexts(line('changed', { changes: [review] }))).toEqual(['in review → published'])
  const both = [change('rules', '', 'No studs'), change('photos', '2', '2'), change('phone', '0803', '')]
  expect(settingChangeTexts(line('changed', { changes: both }))).toEqual([
    'house rules: nothing → No studs',
    'phone number: 0803 → nothing',
  ])
})
