import type { BookingMove, BookingMoveRequest } from '@i-one/contract/centres/bookings'
import { deskBookableDays } from '@i-one/contract/centres/desk'
import { findOwnedPitch } from '../../bookings/closures/sql.ts'
import { requirePrice } from '../../bookings/holds/rules.ts'
import { lockBooking, lockMovesBetween, shiftBooking } from '../../bookings/moving/sql.ts'
import { computePrice } from '../../bookings/prices.ts'
import { addDays, dayAt, findConsecutiveRange, startOfDay } from '../../bookings/slots.ts'
import { findBookable } from '../../bookings/sql.ts'
import type { UserActor } from '../../lib/actor.ts'
import type { Database } from '../../lib/database/database.ts'
import { ApiError, requireFound } from '../../lib/http/api-error.ts'
import { withSameLength, isSameRange, countSlots, toMovePreview } from '../bookings/rules.ts'
import { findDeskBooking } from '../desk/sql.ts'

type Moved = NonNullable<Awaited<ReturnType<typeof findDeskBooking>>>

const planMove = async (
  db: Database,
  booking: Moved,
  { pitch: id, start: from, length }: BookingMove,
  now: Date,
) => {
  if (booking.state !== 'confirmed' || booking.end <= now) throw new ApiError('too-late')
  const owned = requireFound(await findOwnedPitch(db, id))
  const pitch = requireFound(await findBookable(db, id))
  if (owned.centreId !== booking.centreId) throw new ApiError('not-yours')
  const start = new Date(from)
  const until = startOfDay(pitch.timeZone, addDays(dayAt(pitch.timeZone, now), deskBookableDays + 1))
  if (start >= until) throw new ApiError('too-far-ahead')
  const slots = countSlots(pitch, booking)
  const whole = findConsecutiveRange(pitch, start, slots)
  if (!whole) throw new ApiError('slot-closed')
  if (whole.end <= now) throw new ApiError('in-the-past')
  return {
    pitch: { ...pitch, name: owned.name },
    slots,
    whole,
    timeRange: length === 'kept' ? withSameLength(booking, whole) : whole,
  }
}

export const previewDeskBookingMove = async (db: Database, booking: Moved, move: BookingMove, now: Date) =>
  toMovePreview(booking, await planMove(db, booking, move, now))

export const moveDeskBookingTo = async (
  db: Database,
  id: string,
  { price, ...move }: BookingMoveRequest,
  { by, now }: UserActor,
) => {
  const before = requireFound(await findDeskBooking(db, id))
  await lockMovesBetween(db, [before.pitchId, move.pitch])
  await lockBooking(db, id)
  const booking = requireFound(await findDeskBooking(db, id))
  const { pitch, slots, timeRange } = await planMove(db, booking, move, now)
  if (pitch.id === booking.pitchId && isSameRange(timeRange, booking)) return
  const priceAmount = computePrice(pitch, timeRange, slots)
  requirePrice({ priceAmount, priceCurrency: pitch.priceCurrency }, price)
  await shiftBooking(db, id, { ...timeRange, pitchId: pitch.id, authorizeBy: null, price, by, now })
}
