import { expect, test } from 'vitest'
import {
  billText,
  daysTitleText,
  relaxationEffectText,
  plannedText,
  relaxationText,
  noSlotText,
  getMonday,
  planMovesText,
  toBillTotals,
  listConflictTexts,
} from './plan-words.ts'

const line = (start: string, end: string) => ({ match: 'm', pitch: 'p', start, end, slot: { start, end } })

test('names the days of a week and finds its Monday', () => {
  expect(daysTitleText([])).toBe('No date yet')
  expect(daysTitleText(['2026-01-10'])).toBe('10 January')
  expect(daysTitleText(['2026-01-10', '2026-01-11'])).toBe('10 and 11 January')
  expect(daysTitleText(['2025-12-29', '2025-12-31', '2026-01-04'])).toBe('29 December to 4 January')
  expect(['2026-01-04', '2026-01-05', '2026-01-11'].map(getMonday)).toEqual([
    '2025-12-29',
    '2026-01-05',
    '2026-01-05',
  ])
})

test('says how each pitch is booked and how many matches have no slot', () => {
  expect(billText({ slots: 3, authorizes: true })).toBe('3 slots, booked immediately')
  expect(billText({ slots: 1, authorizes: false })).toBe('1 slot, the owner confirms first')
  expect([noSlotText(1), noSlotText(2)]).toEqual(['This match has no slot:', '2 matches have no slot:'])
  expect([plannedText(42, 3), plannedText(1, 0)]).toEqual(['42 of 45 matches', '1 match'])
})

test('describes each relaxation and its effect', () => {
  const known = { pitchName: () => 'Sabo Cage', rest: '30', minutes: 12 }
  const bys = [{ weekday: 5 }, { close: '22:00' }, { to: '2025-12-20' }, { rest: 15 }, { pitch: 'p' }]
  expect([...bys, { minutes: 9 }].map((by) => relaxationText({ by }, known))).toEqual([
    'Also play on Fridays',
    'Play until 22:00',
    'Play until Sat 20 Dec 2025',
    '15 minutes of rest instead of 30',
    'Also play at Sabo Cage',
    'Matches of 9 minutes instead of 12',
  ])
  const finds = [
    { finds: 3, moves: 0 },
    { finds: 2, moves: 1 },
    { finds: 1, moves: 4 },
  ]
  expect(finds.map((one) => relaxationEffectText(one, 3))).toEqual([
    'Finds slots for all 3 matches, no other match moves',
    'Finds slots for 2 of 3 matches, 1 other match moves',
    'Finds slots for 1 of 3 matches, 4 other matches move',
  ])
})

test('says where a picked match fits, and previews a move', () => {
  const called = {
    names: new Map([['m', 'Owls v Yaks']]),
    zoneOf: () => 'Africa/Lagos',
    nameOf: () => 'Astro',
  }
  const now = line('2025-12-06T18:00:00.000Z', '2025-12-06T18:20:00.000Z')
  const to = line('2025-12-07T14:00:00.000Z', '2025-12-07T14:20:00.000Z')
  const none = {
    openings: undefined,
    error: null,
    pending: false,
    last: undefined,
    preview: undefined,
    shown: 1,
  }
  const said = (some: Partial<Parameters<typeof planMovesText>[2]>, lines = [now]) =>
    planMovesText(called, lines, { ...none, picked: 'm', ...some })
  expect(said({ picked: undefined })).toBeUndefined()
  expect(said({})).toBe('Looking for slots for Owls v Yaks...')
  expect(said({ openings: [to] })).toBe(
    '1 slot fits Owls v Yaks. Choose a slot or leave the match where it is.',
  )
  expect(said({ openings: [to], shown: 0 })).toBe(
    '1 slot fits Owls v Yaks, but none this week. Choose a slot or leave the match where it is.',
  )
  expect(said({ openings: [] })).toMatch(/^No other slot fits Owls v Yaks\./)
  expect(said({ openings: [to], preview: to })).toBe(
    'Owls v Yaks: from Sat 6 Dec, 19:00, Astro to Sun 7 Dec, 15:00, Astro. No other match moves.',
  )
  expect(said({ openings: [to], preview: to }, [])).toBe(
    'Owls v Yaks: Sun 7 Dec, 15:00, Astro. No other match moves.',
  )
  expect(said({ picked: undefined, last: { match: 'm' } }, [to])).toBe(
    'Owls v Yaks is now on Sun 7 Dec, 15:00, Astro.',
  )
})

test('splits the total cost between the teams, unless currencies differ', () => {
  const bill = (amount: number, currency = 'NGN') => ({
    pitch: 'p',
    name: 'Sabo Cage',
    slots: 3,
    price: { amount, currency },
    authorizes: true,
  })
  expect(toBillTotals([bill(48_400_000), bill(36_000_000)], 10)).toEqual({
    all: '₦844,000',
    each: '₦84,400',
  })
  expect(toBillTotals([bill(100), bill(100, 'GHS')], 10)).toBeUndefined()
  expect(toBillTotals([bill(0)], 10)).toBeUndefined()
  expect(toBillTotals([], 10)).toBeUndefined()
})

test('lists the reasons why a match does not fit at other times', () => {
  const called = {
    names: new Map([['m', 'Owls v Yaks']]),
    zoneOf: () => 'Africa/Lagos',
    nameOf: (pitch: string) => pitch,
    teamOf: () => 'Oshodi Eleven',
  }
  const at = (day: number, hour: number) => ({
    pitch: 'Astro',
    start: `2026-01-${day}T${String(hour - 1).padStart(2, '0')}:00:00.000Z`,
  })
  expect(
    listConflictTexts(called, [
      { ...at(10, 17), why: 'match', match: 'x' },
      { ...at(10, 18), why: 'near', match: 'm' },
      { ...at(10, 19), why: 'match', match: 'y' },
      { ...at(11, 17), why: 'match', match: 'z' },
      { ...at(11, 18), why: 'off', team: 't' },
      { ...at(11, 19), why: 'order', match: 'm' },
      { ...at(11, 20), why: 'booked' },
      { ...at(11, 21), why: 'closed' },
    ]),
  ).toEqual([
    {
      reason: 'Taken by your own matches',
      times: ['Sat 10 Jan, Astro: 17:00, 19:00', 'Sun 11 Jan, Astro: 17:00'],
    },
    { reason: 'Too close to Owls v Yaks', times: ['Sat 10 Jan, Astro: 18:00'] },
    { reason: 'Day off for Oshodi Eleven', times: ['Sun 11 Jan, Astro: 18:00'] },
    { reason: 'Out of order with Owls v Yaks', times: ['Sun 11 Jan, Astro: 19:00'] },
    { reason: 'Booked by others', times: ['Sun 11 Jan, Astro: 20:00'] },
    { reason: 'Closed', times: ['Sun 11 Jan, Astro: 21:00'] },
  ])
})
