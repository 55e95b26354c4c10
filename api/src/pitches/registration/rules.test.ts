import { describe, expect, test } from 'vitest'
import { newPitch } from '../../../test/make.ts'
import { checked, requireOrganizer } from './rules.ts'

const wrong = (fields: Record<string, unknown>) =>
  expect.objectContaining({ code: 'bad-input', facts: expect.objectContaining({ fields }) })

test('organizers alone register pitches', () => {
  expect(() => requireOrganizer({ isOwner: true })).not.toThrow()
  expect(() => requireOrganizer({ isOwner: false })).toThrow(
    expect.objectContaining({ code: 'organizers-only' }),
  )
})

describe('what an organizer says of a pitch', () => {
  test('is kept as it is, each facility once and the position to seven decimals', () => {
    expect(checked(newPitch)).toEqual(newPitch)
    const kept = checked({
      ...newPitch,
      facilities: ['Floodlights', 'Showers', 'Floodlights'],
      location: { type: 'Point', coordinates: [3.123456789, -0.00000001] },
    })
    expect(kept.facilities).toEqual(['Floodlights', 'Showers'])
    expect(kept.location.coordinates).toEqual([3.1234568, 0])
  })

  test.each([
    ['africa/lagos', 'Africa/Lagos'],
    ['Europe/London', 'Europe/London'],
    ['UTC', 'UTC'],
  ])('spells the time zone %s as the database of zones does', (timeZone, spelt) => {
    expect(checked({ ...newPitch, timeZone }).timeZone).toBe(spelt)
  })

  test.each(['Lagos', 'WAT', '+01:00', 'Africa/Atlantis', 'Etc/../Lagos', ' Africa/Lagos'])(
    'has no time zone %j',
    (timeZone) => {
      expect(() => checked({ ...newPitch, timeZone })).toThrow(wrong({ timeZone: expect.any(String) }))
    },
  )

  test('has room for a slot in each stretch of its hours, also past midnight', () => {
    const hours = (...openingHours: typeof newPitch.openingHours) => ({ ...newPitch, openingHours })
    expect(() => checked(hours({ day: 5, open: '23:30', close: '00:30' }))).not.toThrow()
    const short = hours({ day: 1, open: '08:00', close: '09:00' }, { day: 2, open: '08:00', close: '08:59' })
    expect(() => checked(short)).toThrow(
      wrong({ 'openingHours.1.close': 'Not open long enough for one slot' }),
    )
  })
})
