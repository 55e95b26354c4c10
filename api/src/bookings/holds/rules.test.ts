import { expect, test } from 'vitest'
import type { Bookable, Booking } from '../sql.ts'
import { isLiveHold, toNewHold, requireBelowHoldLimit, requirePrice, toHold } from './rules.ts'

const now = new Date('2025-11-20T15:18:00.000Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const timeRange = { start: later(162), end: later(282) }

test.each([
  ['session', { live: 0, unused: 0 }, null],
  ['session', { live: 1, unused: 9 }, null],
  ['session', { live: 2, unused: 2 }, 'too-many-holds'],
  ['session', { live: 0, unused: 10 }, 'too-many-unused-holds'],
  ['draft', { live: 2, unused: 29 }, null],
  ['draft', { live: 3, unused: 3 }, 'too-many-times'],
  ['draft', { live: 0, unused: 30 }, 'too-many-unused-times'],
] as const)('one more hold for a %s beside %o is answered with %s', (kind, holds, code) => {
  const act = () => requireBelowHoldLimit(kind, holds)
  if (code) expect(act).toThrow(expect.objectContaining({ code }))
  else expect(act).not.toThrow()
})

test('a hold lasts ten minutes, and costs what its slots cost', () => {
  const pitch = { id: 'pitch', priceAmount: 2_500_000, priceCurrency: 'NGN' } as Bookable
  expect(toNewHold(pitch, timeRange, 2, { bookerId: 'captain', now })).toEqual({
    ...timeRange,
    pitchId: 'pitch',
    bookerId: 'captain',
    expiresAt: later(10),
    priceAmount: 5_000_000,
    priceCurrency: 'NGN',
    now,
  })
})

test('a caller who saw another amount or currency gets the current price', () => {
  const hold = { priceAmount: 5_000_000, priceCurrency: 'NGN' }
  const now = { amount: 5_000_000, currency: 'NGN' }
  for (const seen of [undefined, now]) expect(() => requirePrice(hold, seen)).not.toThrow()
  for (const seen of [
    { ...now, amount: 4_000_000 },
    { ...now, currency: 'XOF' },
  ])
    expect(() => requirePrice(hold, seen)).toThrow(
      expect.objectContaining({ code: 'price-changed', facts: { price: now } }),
    )
})

const held = { kind: 'session', state: 'held', expiresAt: later(10) }

test.each([
  [held, true],
  [{ ...held, kind: 'draft' }, true],
  [{ ...held, expiresAt: now }, false],
  [{ ...held, expiresAt: null }, false],
  [{ ...held, state: 'confirmed' }, false],
  [{ ...held, kind: 'challenge' }, false],
])('whoever has %o can make something of it: %s', (booking, can) => {
  expect(isLiveHold(booking as Booking, now)).toBe(can)
})

test("a hold has an expiry time and the server's time", () => {
  const price = { priceAmount: 5_000_000, priceCurrency: 'NGN' }
  const booking = { ...held, ...timeRange, ...price, id: 'hold', pitchId: 'pitch' }
  expect(toHold(booking as never, now)).toEqual({
    _id: 'hold',
    pitch: 'pitch',
    start: '2025-11-20T18:00:00.000Z',
    end: '2025-11-20T20:00:00.000Z',
    expiresAt: '2025-11-20T15:28:00.000Z',
    price: { amount: 5_000_000, currency: 'NGN' },
    serverTime: '2025-11-20T15:18:00.000Z',
  })
  expect(toHold({ ...booking, terms: null } as never, now)).not.toHaveProperty('terms')
  const terms = { freeHours: 24, laterShare: 50, deposit: 0 }
  expect(toHold({ ...booking, terms } as never, now)).toMatchObject({ terms })
})
