import type { PlaceState, SessionState } from '@i-one/contract/sessions'
import { getMaxAmountToPay } from '@i-one/game/payments/money'
import { sum } from '@i-one/game/sum'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeMaxDebt, computeShares } from './rules.ts'

const now = new Date('2025-11-21T15:00:00Z')
const later = new Date(now.getTime() + 1).toISOString()

const shares = (
  state: SessionState,
  states: PlaceState[],
  { price = 2_500_000, capacity = 10, currency = 'NGN' } = {},
) => {
  const places = states.map((state, n) => ({ id: String(n), playerId: `player ${n}`, state }))
  const byPlace = computeShares(
    {
      state,
      capacity,
      priceAmount: price,
      priceCurrency: currency,
      captainId: 'player 0',
      places,
    },
    now,
  )
  return places.map(({ id }) => byPlace.get(id) ?? 0)
}
const times = <T>(count: number, one: T) => Array.from({ length: count }, () => one)

describe('shares of places', () => {
  test('are what a full session makes them until it starts', () => {
    expect(shares('open', ['going', 'waitlisted', 'left', 'going'])).toEqual([250_000, 0, 0, 250_000])
  })

  test('add up to the price from the start on, among those who have a place, there or not', () => {
    const states: PlaceState[] = ['checked-in', 'no-show', 'going', ...times<PlaceState>(3, 'going')]
    expect(shares('started', [...states, 'left', 'removed', 'waitlisted'])).toEqual([
      ...times(4, 416_700),
      ...times(2, 416_600),
      ...times(3, 0),
    ])
  })

  test('are never more than among four: a captain who plays with fewer pays what is missing', () => {
    expect(shares('started', ['checked-in', 'going', 'left'])).toEqual([1_875_000, 625_000, 0])
    expect(shares('started', ['left', 'going', 'going'])).toEqual([0, 1_875_000, 625_000])
    expect(shares('started', ['going', 'going'], { capacity: 2 })).toEqual([1_250_000, 1_250_000])
  })

  test('are in whole naira where the price is, and in kobo where not', () => {
    expect(shares('started', times(3, 'going'), { price: 10_000, capacity: 3 })).toEqual([3400, 3300, 3300])
    expect(shares('started', times(3, 'going'), { price: 10_001, capacity: 3 })).toEqual([3334, 3334, 3333])
  })

  test.each([
    ['XOF', 10_000, [3334, 3333, 3333]],
    ['TND', 10_000, [4000, 3000, 3000]],
    ['TND', 10_500, [3500, 3500, 3500]],
  ])('are in whole units of %s where %i is', (currency, price, split) => {
    expect(shares('started', times(3, 'going'), { price, capacity: 3, currency })).toEqual(split)
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

  test('stay with a late leaver until the promoted player can no longer leave freely', () => {
    const promoted = { state: 'going' as const, leaveFreeUntil: now.toISOString() }
    const owed = (at: Date, ...places: { state: PlaceState; leaveFreeUntil?: string }[]) => {
      const session = {
        state: 'open' as const,
        capacity: 4,
        priceAmount: 2_500_000,
        priceCurrency: 'NGN',
        captainId: 'player 0',
      }
      const all = [{ state: 'going' as const }, ...places].map((place, n) => ({
        ...place,
        id: String(n),
        playerId: `player ${n}`,
      }))
      const byPlace = computeShares({ ...session, places: all }, at)
      return all.map(({ id }) => (byPlace.get(id) ?? 0) / 625_000)
    }
    const [late, going] = [{ state: 'late-left' as const }, { state: 'going' as const }]
    expect(owed(now, late, going, going, promoted)).toEqual([1, 1, 1, 1, 0])
    expect(owed(new Date(later), late, going, going, promoted)).toEqual([1, 0, 1, 1, 1])
    expect(owed(now, late, going, promoted)).toEqual([1, 1, 1, 1])
    expect(owed(now, late, late, going, going, promoted)).toEqual([1, 0, 1, 1, 1, 0])
    expect(owed(now, late, late, promoted, promoted)).toEqual([1, 1, 1, 1, 0])
    expect(owed(now, going, going, promoted)).toEqual([1, 1, 1, 1])
    expect(owed(now, late, going, going, { ...promoted, state: 'checked-in' })).toEqual([1, 0, 1, 1, 1])
  })

  test('never come to more than the price, whoever can still leave freely', () => {
    const someone = fc.record({
      state: fc.constantFrom<PlaceState>('going', 'checked-in', 'no-show', 'left', 'late-left', 'waitlisted'),
      leaveFreeUntil: fc.constantFrom(null, now.toISOString(), later, new Date(0).toISOString()),
    })
    const hasPlace = ['going', 'checked-in', 'no-show']
    fc.assert(
      fc.property(fc.array(someone, { maxLength: 12 }), fc.integer({ min: 1, max: 6 }), (others, spare) => {
        const places = [{ state: 'going' as const, leaveFreeUntil: null }, ...others].map((place, n) => ({
          ...place,
          id: String(n),
          playerId: `player ${n}`,
        }))
        const capacity = places.filter(({ state }) => hasPlace.includes(state)).length + spare - 1
        const priceAmount = 1_200_000
        for (const state of ['open', 'started'] as const) {
          const session = {
            state,
            capacity,
            priceAmount,
            priceCurrency: 'NGN',
            captainId: 'player 0',
            places,
          }
          const owed = computeShares(session, now)
          expect(sum([...owed.values()])).toBeLessThanOrEqual(priceAmount)
          expect(owed.size).toBeLessThanOrEqual(capacity)
          if (state === 'started') expect(sum([...owed.values()])).toBe(priceAmount)
        }
      }),
    )
  })

  test('of one side are at most this', () => {
    const session = {
      state: 'open' as const,
      capacity: 10,
      priceAmount: 2_500_000,
      priceCurrency: 'NGN',
      captainId: 'a',
      places: [],
    }
    const sides = { ...session, opponentId: 'b' }
    expect([computeMaxDebt(session, null), computeMaxDebt({ ...session, capacity: 2 }, 1)]).toEqual([
      625_000, 1_250_000,
    ])
    expect([computeMaxDebt(sides, 1), computeMaxDebt(sides, 2)]).toEqual([625_000, 625_000])
    const paid = { ...sides, payingSide: 2 as const }
    expect([computeMaxDebt(paid, 1), computeMaxDebt(paid, 2)]).toEqual([0, 1_250_000])
  })

  test('are nobody’s once the session is cancelled', () => {
    expect(shares('cancelled', ['going', 'going', 'late-left'])).toEqual([0, 0, 0])
  })

  test('of those who are not captain are at most what they were told at joining', () => {
    const someone = fc.constantFrom<PlaceState>('going', 'checked-in', 'no-show', 'left', 'late-left')
    const inNaira = fc.nat(100_000).map((naira) => naira * 100)
    const capacity = fc.integer({ min: 1, max: 20 })
    fc.assert(
      fc.property(fc.array(someone, { maxLength: 20 }), inNaira, capacity, (others, price, capacity) => {
        const max = getMaxAmountToPay({ amount: price, currency: 'NGN' }, capacity).amount
        const [, ...owed] = shares('finished', ['going', ...others], { price, capacity })
        expect(Math.max(0, ...owed)).toBeLessThanOrEqual(max)
      }),
    )
  })

  test.each([1, 2] as const)('are those of side %i where it pays, and add up to the price', (payingSide) => {
    const someone = fc.constantFrom<PlaceState>('going', 'checked-in', 'no-show', 'left', 'late-left')
    const side = fc.array(someone, { maxLength: 6 })
    const inNaira = fc.nat(100_000).map((naira) => naira * 100)
    fc.assert(
      fc.property(side, side, inNaira, (ones, twos, priceAmount) => {
        const placesOf = (states: PlaceState[], set: number) =>
          ['going' as const, ...states].map((state, n) => ({
            id: `${set} ${n}`,
            playerId: `${set} ${n}`,
            state,
            set,
          }))
        const session = {
          state: 'finished' as const,
          capacity: 10,
          priceAmount,
          priceCurrency: 'NGN',
          captainId: '1 0',
          opponentId: '2 0',
          payingSide,
          places: [...placesOf(ones, 1), ...placesOf(twos, 2)],
        }
        const owed = computeShares(session, now)
        expect(sum([...owed.values()])).toBe(priceAmount)
        for (const place of owed.keys()) expect(place).toMatch(new RegExp(`^${payingSide} `))
      }),
    )
  })

  test('are everybody’s where nobody is left of the side that pays', () => {
    const places = [{ id: 'one', playerId: 'one', state: 'going' as const, set: 1 }]
    const session = {
      state: 'finished' as const,
      capacity: 10,
      priceAmount: 1_000_000,
      priceCurrency: 'NGN',
      captainId: 'one',
      opponentId: 'two',
      payingSide: 2 as const,
      places,
    }
    const owed = computeShares(session, now)
    expect([...owed]).toEqual([['one', 1_000_000]])
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
