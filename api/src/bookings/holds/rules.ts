import type { Hold } from '@i-one/contract/bookings/holds'
import type { Money } from '@i-one/contract/shapes'
import { day, minute } from '@i-one/game/durations'
import { ApiError } from '../../lib/http/api-error.ts'
import { computePrice } from '../prices.ts'
import type { TimeRange } from '../slots.ts'
import type { Bookable, Booking } from '../sql.ts'
import type { NewHold, HoldKind } from './sql.ts'

// guard: a hold lasts ten minutes
const holdLasts = 10 * minute
export const holdLimitWindow = day

export const toNewHold = (
  pitch: Bookable,
  timeRange: TimeRange,
  slots: number,
  { bookerId, now }: { bookerId: string; now: Date },
): NewHold => ({
  ...timeRange,
  pitchId: pitch.id,
  bookerId,
  expiresAt: new Date(now.getTime() + holdLasts),
  // guard: a booking costs the price of all its slots
  priceAmount: computePrice(pitch, timeRange, slots),
  priceCurrency: pitch.priceCurrency,
  terms: pitch.terms,
  now,
})

export const requirePrice = (
  { priceAmount, priceCurrency }: Pick<NewHold, 'priceAmount' | 'priceCurrency'>,
  seen: Money | undefined,
) => {
  if (seen && (seen.amount !== priceAmount || seen.currency !== priceCurrency))
    throw new ApiError('price-changed', { price: { amount: priceAmount, currency: priceCurrency } })
}

// Limits per user. `live`: active holds at the same time. `unused`: holds per day that did not become bookings.
const limits = {
  session: { live: 2, unused: 10, errors: ['too-many-holds', 'too-many-unused-holds'] },
  draft: { live: 3, unused: 30, errors: ['too-many-times', 'too-many-unused-times'] },
} as const

export const requireBelowHoldLimit = (kind: HoldKind, { live, unused }: { live: number; unused: number }) => {
  const max = limits[kind]
  if (live >= max.live) throw new ApiError(max.errors[0])
  if (unused >= max.unused) throw new ApiError(max.errors[1])
}

export const isLiveHold = (booking: Booking, now: Date): booking is Booking & { expiresAt: Date } =>
  booking.kind !== 'challenge' &&
  booking.state === 'held' &&
  booking.expiresAt !== null &&
  booking.expiresAt > now

export const toHold = (
  { id, pitchId, start, end, expiresAt, priceAmount, priceCurrency, terms }: Booking & { expiresAt: Date },
  now: Date,
): Hold => ({
  _id: id,
  pitch: pitchId,
  start: start.toISOString(),
  end: end.toISOString(),
  expiresAt: expiresAt.toISOString(),
  price: { amount: priceAmount, currency: priceCurrency },
  ...(terms && { terms }),
  serverTime: now.toISOString(),
})
