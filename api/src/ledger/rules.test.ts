import type { PlaceState, SessionState } from '@i-one/contract/sessions'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sharesOfPlaces } from './rules.ts'

const shares = (state: SessionState, states: PlaceState[], { price = 2_500_000, capacity = 10 } = {}) => {
  const places = states.map((state, n) => ({ id: String(n), state }))
  const byPlace = sharesOfPlaces({ state, capacity, priceAmount: price, places })
  return places.map(({ id }) => byPlace.get(id) ?? 0)
}
const times = <T>(count: number, one: T) => Array.from({ length: count }, () => one)
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

describe('shares of places', () => {
  test('are what a full session makes them until it starts', () => {
    expect(shares('open', ['going', 'waitlisted', 'left', 'going'])).toEqual([250_000, 0, 0, 250_000])
  })

  test('add up to the price from the start on, among those who have a place, there or not', () => {
    const states: PlaceState[] = ['checked-in', 'no-show', 'going', 'left', 'removed', 'waitlisted']
    expect(shares('started', states)).toEqual([833_400, 833_300, 833_300, 0, 0, 0])
  })

  test('are in whole naira where the price is, and in kobo where not', () => {
    expect(shares('started', times(3, 'going'), { price: 10_000 })).toEqual([3400, 3300, 3300])
    expect(shares('started', times(3, 'going'), { price: 10_001 })).toEqual([3334, 3334, 3333])
  })

  test('are owed by who left late as long as nobody has the place', () => {
    expect(shares('open', ['late-left', 'late-left', ...times<PlaceState>(8, 'going')])).toEqual(
      times(10, 250_000),
    )
    expect(shares('open', ['late-left', 'late-left', ...times<PlaceState>(9, 'going')])).toEqual([
      0,
      ...times(10, 250_000),
    ])
    expect(shares('open', ['late-left', ...times<PlaceState>(10, 'going')])).toEqual([
      0,
      ...times(10, 250_000),
    ])
  })

  test('are nobody’s once the session is cancelled', () => {
    expect(shares('cancelled', ['going', 'going', 'late-left'])).toEqual([0, 0, 0])
  })

  test('add up to the price whoever is in', () => {
    const someone = fc.constantFrom<PlaceState>('going', 'checked-in', 'no-show', 'left', 'late-left')
    fc.assert(
      fc.property(fc.array(someone, { maxLength: 30 }), fc.nat(9_999_999), (others, price) => {
        expect(sum(shares('finished', ['going', ...others], { price, capacity: 8 }))).toBe(price)
      }),
    )
  })
})
