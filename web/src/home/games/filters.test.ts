import type { NearbySession } from '@i-one/contract/sessions/nearby'
import { describe, expect, test } from 'vitest'
import { readFilters } from '../filters/address.ts'
import { toDayName, parseDayName, filterNames, toQuery, sortGames, dayFilterText } from './filters.ts'

const thursday = '2025-11-20'
const asked = (address: string, today = thursday) =>
  toQuery(readFilters(new URLSearchParams(address), filterNames), today)

describe('what the address asks for', () => {
  test.each([
    ['', {}],
    ['day=today', { from: thursday, to: thursday }],
    ['day=tomorrow', { from: '2025-11-21', to: '2025-11-21' }],
    ['day=2025-11-25', { from: '2025-11-25', to: '2025-11-25' }],
    ['day=2025-02-30', {}],
    ['day=weekend', { from: '2025-11-22', to: '2025-11-23' }],
    ['after=17:00&before=22:00', { after: '17:00', before: '22:00' }],
    ['price=3500&km=10&free=2&size=6', { price: 350_000, radius: 10, free: 2, playersPerTeam: 6 }],
    ['surface=Sand&level=strong&who=women', { surface: 'Sand', level: 'strong', whoPlays: 'women' }],
    ['after=soon&price=-1&km=abc&level=best&who=men&day=never&size=9', {}],
  ])('%s', (address, query) => expect(asked(address)).toEqual(query))

  test('on a Sunday the weekend is what is left of it', () => {
    expect(asked('day=weekend', '2025-11-23')).toEqual({ from: '2025-11-23', to: '2025-11-23' })
  })
})

test('games are sorted by distance and by price, else as they come', () => {
  const game = (_id: string, distance: number, amount: number) =>
    ({ _id, distance, price: { amount, currency: 'NGN' }, capacity: 10 }) as NearbySession
  const games = [game('a', 300, 200_000), game('b', 100, 300_000), game('c', 200, 100_000)]
  const order = (by: string) =>
    sortGames(games, by)
      .map(({ _id }) => _id)
      .join('')
  expect([order(''), order('nearest'), order('cheapest')]).toEqual(['abc', 'bca', 'cab'])
})

test('a day of the strip is the day that the address names', () => {
  const days = [thursday, '2025-11-21', '2025-11-25']
  const names = days.map((date) => toDayName(date, thursday))
  expect(names).toEqual(['today', 'tomorrow', '2025-11-25'])
  expect(names.map((name) => parseDayName(name, thursday))).toEqual(days)
  expect(['weekend', '', 'never'].map((name) => parseDayName(name, thursday))).toEqual(['', '', ''])
})

test.each([
  ['today', 'today'],
  ['weekend', 'at the weekend'],
  ['2025-11-21', 'on Fri 21 Nov'],
  ['', undefined],
  ['never', undefined],
])('games of day %j are those %s', (day, text) => expect(dayFilterText(day)).toBe(text))
