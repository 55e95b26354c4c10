import type { Hold } from '@i-one/contract/bookings/holds'
import { day, minute } from '@i-one/game/durations'
import { Refusal } from '../../lib/http/refusal.ts'
import type { Stretch } from '../slots.ts'
import type { Bookable, Booking } from '../sql.ts'
import type { NewHold } from './sql.ts'

export const holdLasts = 10 * minute
export const limitsLookBack = day

export const newHold = (
  pitch: Bookable,
  stretch: Stretch,
  slots: number,
  { bookerId, now }: { bookerId: string; now: Date },
): NewHold => ({
  ...stretch,
  pitchId: pitch.id,
  bookerId,
  expiresAt: new Date(now.getTime() + holdLasts),
  priceAmount: pitch.priceAmount * slots,
  priceCurrency: pitch.priceCurrency,
  now,
})

const mostLive = 2
const mostUnused = 10

export const refuseTooMany = ({ live, unused }: { live: number; unused: number }) => {
  if (live >= mostLive) throw new Refusal('too-many-holds')
  if (unused >= mostUnused) throw new Refusal('too-many-unused-holds')
}

/** A hold that whoever has it makes a session of, or gives back. */
export const isLive = (booking: Booking, now: Date): booking is Booking & { expiresAt: Date } =>
  booking.kind === 'session' &&
  booking.state === 'held' &&
  booking.expiresAt !== null &&
  booking.expiresAt > now

export const toHold = (
  { id, pitchId, start, end, expiresAt }: Booking & { expiresAt: Date },
  now: Date,
): Hold => ({
  _id: id,
  pitch: pitchId,
  start: start.toISOString(),
  end: end.toISOString(),
  expiresAt: expiresAt.toISOString(),
  serverTime: now.toISOString(),
})
