import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstSeason, isSeason, getPreviousSeason, toSeason, listSeasonsSince } from './season.ts'

describe('a season', () => {
  test.each([
    ['2025-06-30', '24/25'],
    ['2025-07-01', '25/26'],
    ['2025-12-31', '25/26'],
    ['2026-01-01', '25/26'],
    ['2026-06-30', '25/26'],
    ['2026-07-01', '26/27'],
    ['1999-07-01', '99/00'],
    ['2000-06-30', '99/00'],
    ['2009-08-01', '09/10'],
  ])('of %s is %s', (day, season) => {
    expect(toSeason(day)).toBe(season)
  })

  test.each([
    '',
    '2025-13-01',
    '2025-00-01',
    '2025-07-32',
    '2025-7-1',
    '2025-07-01T00:00:00Z',
    '12025-07-01',
  ])('of %j is rejected with a message', (day) => {
    expect(() => toSeason(day)).toThrow(new RangeError(`invalid date: ${day}`))
  })

  test('begins only on the first of July', () => {
    const day = 24 * 60 * 60 * 1000
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (n) => {
        const [today, next] = [n, n + 1].map((m) => new Date(m * day).toISOString().slice(0, 10))
        if (today === undefined || next === undefined) throw new Error('two days were made')
        expect(isSeason(toSeason(today))).toBe(true)
        expect(toSeason(today) !== toSeason(next)).toBe(next.endsWith('-07-01'))
      }),
    )
  })
})

describe('the seasons since', () => {
  test('are listed newest first', () => {
    expect(listSeasonsSince(firstSeason, '25/26')).toEqual([
      '25/26',
      '24/25',
      '23/24',
      '22/23',
      '21/22',
      '20/21',
    ])
    expect(listSeasonsSince('98/99', '00/01')).toEqual(['00/01', '99/00', '98/99'])
    expect(listSeasonsSince('20/21', '20/21')).toEqual(['20/21'])
    expect(listSeasonsSince('20/21', '19/20')).toEqual([])
    expect(listSeasonsSince('20/21', '69/70')).toHaveLength(50)
    expect(listSeasonsSince('20/21', '70/71')).toEqual([])
  })

  test('an invalid season are rejected', () => {
    expect(() => listSeasonsSince('20/22', '25/26')).toThrow(new RangeError('invalid season: 20/22'))
    expect(() => listSeasonsSince('20/21', '2025')).toThrow(new RangeError('invalid season: 2025'))
  })
})

test.each([
  ['25/26', true],
  ['99/00', true],
  ['25/27', false],
  ['2025/26', false],
  ['25-26', false],
  ['', false],
])('%j is a season: %s', (text, is) => {
  expect(isSeason(text)).toBe(is)
})

test('the previous season ends when the season begins', () => {
  expect(getPreviousSeason('27/28')).toBe('26/27')
  expect(getPreviousSeason('00/01')).toBe('99/00')
  expect(getPreviousSeason(toSeason('2028-07-01'))).toBe(toSeason('2028-06-30'))
})
