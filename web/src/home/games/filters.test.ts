import type { NearbySession } from '@i-one/contract/sessions/nearby'
import { describe, expect, test } from 'vitest'
import { readFilters } from '../filters/address.ts'
import { toDayName, parseDayName, filterNames, toApiQuery, sortGames, gamesFoundText } from './filters.ts'

const thursday = '2025-11-20'
const query = (address: string, today = thursday) =>
  toApiQuery(readFilters(new URLSearchParams(address), filterNames), today)

describe('filters in the URL', () => {
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
  ])('%s', (address, expected) => expect(query(address)).toEqual(expected))

  test('on a Sunday the weekend is only that Sunday', () => {
    expect(query('day=weekend', '2025-11-23')).toEqual({ from: '2025-11-23', to: '2025-11-23' })
  })
})

test('games are sorted by distance, by price or not at all', () => {
  const game = (_id: string, distance: number, amount: number) =>
    ({ _id, distance, price: { amount, currency: 'NGN' }, capacity: 10 }) as NearbySession
  const games = [game('a', 300, 200_000), game('b', 100, 300_000), game('c', 200, 100_000)]
  const order = (by: string) =>
    sortGames(games, by)
      .map(({ _id }) => _id)
      .join('')
  expect([order(''), order('nearest'), order('cheapest')]).toEqual(['abc', 'bca', 'cab'])
})

test('days of the strip and day names in the URL convert both ways', () => {
  const days = [thursday, '2025-11-21', '2025-11-25']
  const names = days.map((date) => toDayName(date, thursday))
  expect(names).toEqual(['today', 'tomorrow', '2025-11-25'])
  expect(names.map((name) => parseDayName(name, thursday))).toEqual(days)
  expect(['weekend', '', 'never'].map((name) => parseDayName(name, thursday))).toEqual(['', '', ''])
})

test.each([
  [2, 'today', '2 games today'],
  [1, 'tomorrow', '1 game tomorrow'],
  [0, 'weekend', '0 games at the weekend'],
  [1, '2025-11-21', '1 game on Fri 21 Nov'],
  [2, '', '2 games'],
  [1, 'never', '1 game'],
])('%i games of day %j are shown as %s', (count, day, text) => expect(gamesFoundText(count, day)).toBe(text))
