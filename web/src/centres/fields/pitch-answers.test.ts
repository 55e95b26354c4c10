import { describe, expect, test } from 'vitest'
import {
  toPitchFormValues,
  parsePitchForm,
  createPitchFormValues,
  toPlaceFormValues,
  toPlace,
  leftoverMinutesText,
  type PitchFormValues,
} from './pitch-answers.ts'

const filled: PitchFormValues = {
  ...createPitchFormValues('Africa/Lagos'),
  name: 'Ọjà Cage',
  address: '12 Ọjà Road, Yaba',
  lat: '6.5095',
  lng: '3.3752',
  price: '20000',
}

test('location and opening hours convert to form values and back', () => {
  const place = {
    location: { type: 'Point' as const, coordinates: [3.3752, 6.5095] as [number, number] },
    timeZone: 'Africa/Accra',
    openingHours: [
      { day: 1, open: '16:00', close: '24:00' },
      { day: 6, open: '10:00', close: '14:00' },
    ],
  }
  expect(toPlaceFormValues(place)).toMatchObject({ lat: '6.5095', sameEveryDay: false })
  expect(toPlace(toPlaceFormValues(place))).toEqual(place)
})

describe('pitch form', () => {
  test('converts to pitch settings with the same hours every day', () => {
    const { settings } = parsePitchForm(filled)
    expect(settings).toMatchObject({
      location: { coordinates: [3.3752, 6.5095] },
      price: { amount: 2_000_000, currency: 'NGN' },
      slotMinutes: 60,
    })
    expect(settings?.openingHours).toHaveLength(7)
  })

  test('treats a closing time of midnight as the end of the day', () => {
    const week = filled.week.map((_, n) => (n === 4 ? [{ open: '00:00', close: '00:00' }] : []))
    const { settings } = parsePitchForm({ ...filled, sameEveryDay: false, week })
    expect(settings?.openingHours).toEqual([{ day: 5, open: '00:00', close: '24:00' }])
  })

  test('reports each error at its field', () => {
    const week = filled.week.with(2, [
      { open: '08:00', close: '12:00' },
      { open: '11:00', close: '11:00' },
    ])
    const wrong = { ...filled, name: ' ', lat: 'north', lng: '', price: '', sameEveryDay: false, week }
    expect(Object.keys(parsePitchForm(wrong).errors ?? {}).toSorted()).toEqual([
      'hours.2.1',
      'lat',
      'lng',
      'name',
      'price',
    ])
    expect(parsePitchForm({ ...filled, price: '18,5' }).errors).toEqual({
      price: 'Enter a price like 25,000 or 25,000.50',
    })
    expect(parsePitchForm({ ...filled, lat: '', lng: ' ' }).errors).toEqual({
      lat: 'Mark the place on the map, or enter its coordinates',
    })
    expect(parsePitchForm({ ...filled, lat: '0', lng: '0' }).errors).toEqual({
      lat: 'Choose where the pitch is',
    })
    expect(parsePitchForm({ ...filled, week: [[], ...filled.week.slice(1)] }).errors).toEqual({
      hours: 'Add opening hours for at least one day',
    })
  })

  test('converts from a pitch and back', () => {
    const { settings } = parsePitchForm({ ...filled, price: '₦2,500.50' })
    const said = { sessionsAhead: 12, playersPerTeam: 7 }
    const own = { ...said, _id: '', owner: '' }
    const pitch = { ...settings!, ...own, booked: false, pitchPhoto: '', revision: 1, centre: '', parts: [] }
    expect(parsePitchForm(toPitchFormValues(pitch)).settings).toEqual({ ...settings, ...said })
    expect(toPitchFormValues(pitch).price).toBe('2,500.5')
  })
})

test.each([
  ['XOF', '5,000', 5000, 'Enter a price like 25,000'],
  ['TND', '25.500', 25_500, 'Enter a price like 25,000 or 25,000.500'],
  ['NGN', '25,000.50', 2_500_050, 'Enter a price like 25,000 or 25,000.50'],
])('parses and formats a price in %s with its decimal places', (currency, price, amount, hint) => {
  expect(parsePitchForm({ ...filled, currency, price }).settings?.price).toEqual({ amount, currency })
  expect(parsePitchForm({ ...filled, currency, price: '1.23456' }).errors).toEqual({ price: hint })
})

test('parses coordinates copied from a map', () => {
  const { settings } = parsePitchForm({ ...filled, lat: '\u200e6,5095\u00a0', lng: '\u22123.3752' })
  expect(settings?.location.coordinates).toEqual([-3.3752, 6.5095])
})

test('reports time before closing that is too short for a slot', () => {
  const night = { ...filled, week: filled.week.map(() => [{ open: '16:00', close: '02:00' }]) }
  expect(leftoverMinutesText({ ...night, slotMinutes: '90' })).toBe(
    'The last 60 minutes of 16:00 to 02:00 are too short for a slot.',
  )
  expect(leftoverMinutesText({ ...night, slotMinutes: '60' })).toBeUndefined()
})
