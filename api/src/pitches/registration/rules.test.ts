import { maxInReview } from '@i-one/contract/pitches/registration'
import { describe, expect, test } from 'vitest'
import { newPitch } from '../../../test/make.ts'
import { checkSettings, requireMayPublish, requireOrganizer, toReviewOfNextPitch } from './rules.ts'

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
    expect(checkSettings(newPitch)).toEqual(newPitch)
    const saved = checkSettings({
      ...newPitch,
      facilities: ['Floodlights', 'Showers', 'Floodlights'],
      location: { type: 'Point', coordinates: [3.123456789, -0.00000001] },
    })
    expect(saved.facilities).toEqual(['Floodlights', 'Showers'])
    expect(saved.location.coordinates).toEqual([3.1234568, 0])
  })

  test.each([
    ['africa/lagos', 'Africa/Lagos'],
    ['Europe/London', 'Europe/London'],
    ['UTC', 'UTC'],
  ])('spells the time zone %s as the database of zones does', (timeZone, spelt) => {
    expect(checkSettings({ ...newPitch, timeZone }).timeZone).toBe(spelt)
  })

  test.each(['Lagos', 'WAT', '+01:00', 'Africa/Atlantis', 'Etc/../Lagos', ' Africa/Lagos'])(
    'has no time zone %j',
    (timeZone) => {
      expect(() => checkSettings({ ...newPitch, timeZone })).toThrow(wrong({ timeZone: expect.any(String) }))
    },
  )

  test('has room for a slot in each time range of its hours, also past midnight', () => {
    const hours = (...openingHours: typeof newPitch.openingHours) => ({ ...newPitch, openingHours })
    expect(() => checkSettings(hours({ day: 5, open: '23:30', close: '00:30' }))).not.toThrow()
    const short = hours({ day: 1, open: '08:00', close: '09:00' }, { day: 2, open: '08:00', close: '08:59' })
    expect(() => checkSettings(short)).toThrow(
      wrong({ 'openingHours.1.close': 'Must leave time for at least one slot' }),
    )
    expect(() => checkSettings(hours({ day: 1, open: '08:00', close: '08:59' }))).toThrow(
      wrong({ 'openingHours.0.close': 'Must leave time for at least one slot' }),
    )
  })
})

describe('the review of an organizer', () => {
  const own = (...reviews: ('waiting' | 'turned-down' | null)[]) => reviews.map((review) => ({ review }))
  const code = (expected: string) => expect.objectContaining({ code: expected })

  test('is once: whoever has a pitch that is out of it needs none for another', () => {
    expect(toReviewOfNextPitch([])).toBe('waiting')
    expect(toReviewOfNextPitch(own('waiting', null))).toBeNull()
    expect(() => toReviewOfNextPitch(own(null, 'turned-down'))).toThrow(code('turned-down'))
  })

  test('has room for a few pitches that wait', () => {
    const waiting = (count: number) => Array.from({ length: count }, () => ({ review: 'waiting' as const }))
    expect(toReviewOfNextPitch(waiting(maxInReview - 1))).toBe('waiting')
    expect(() => toReviewOfNextPitch(waiting(maxInReview))).toThrow(code('review-first'))
  })

  test('that turned a pitch down keeps it hidden', () => {
    const list = (listed: boolean, review: 'waiting' | 'turned-down' | null) => () =>
      requireMayPublish({ ...newPitch, listed }, { review })
    expect(list(true, 'turned-down')).toThrow(code('turned-down'))
    expect(list(false, 'turned-down')).not.toThrow()
    expect(list(true, 'waiting')).not.toThrow()
  })
})
