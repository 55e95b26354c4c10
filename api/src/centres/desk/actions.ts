import type { DeskDate, TakenDate } from '@i-one/contract/centres/desk'
import type { DeskPaymentMethod } from '@i-one/contract/centres/money'
import { getCancelFee } from '@i-one/game/payments/terms'
import { requirePermission } from '../../bookings/closures/rules.ts'
import { listBlockingBookings } from '../../bookings/closures/sql.ts'
import { lockMovesBetween } from '../../bookings/moving/sql.ts'
import { listOccupiedRanges } from '../../bookings/occupied-sql.ts'
import { insertOccupyingBooking } from '../../bookings/occupy-sql.ts'
import { type Bookable, transitionBooking } from '../../bookings/sql.ts'
import { addToCentreLog } from '../../centre-log.ts'
import type { EndpointConcerning } from '../../is-allowed.ts'
import type { UserActor } from '../../lib/actor.ts'
import type { Database } from '../../lib/database/database.ts'
import { ApiError, requireFound } from '../../lib/http/api-error.ts'
import { toInstantText } from '../../lib/instant-text.ts'
import type { Caller } from '../../roles.ts'
import { insertPayment, lockPayments } from '../money/sql.ts'
import { type RequestedDate, isLateCancellation, isRepeatedRequest } from './rules.ts'
import {
  type NewCustomer,
  type StoredDeskBooking,
  findDeskBooking,
  findKnownIds,
  lockOrCreateCustomer,
  listDeskBookings,
} from './sql.ts'

export const checkDeskDates = async (
  db: Database,
  pitch: Bookable,
  dates: readonly RequestedDate[],
  now: Date,
) => {
  const windows = dates.map(({ start, end }) => ({ pitchId: pitch.id, start, end }))
  const occupied = await listOccupiedRanges(db, windows, now)
  const seen: DeskDate[] = []
  for (const date of dates) {
    const isTaken = occupied.some(({ start, end }) => start < date.end && date.start < end)
    const { start, closed, bookings } = isTaken
      ? await toTaken(db, pitch, date, now)
      : { start: toInstantText(date.start), closed: !date.open, bookings: [] }
    const price = { amount: date.priceAmount, currency: pitch.priceCurrency }
    seen.push({ start, end: toInstantText(date.end), price, closed, bookings })
  }
  return seen
}

interface Request extends Omit<NewCustomer, 'now'> {
  paid?: DeskPaymentMethod | undefined
}

const toTaken = async (db: Database, pitch: Bookable, { start, end, open }: RequestedDate, now: Date) => ({
  start: toInstantText(start),
  closed: !open,
  bookings: open ? await listBlockingBookings(db, { pitchId: pitch.id, start, end, now }) : [],
})

/** Lock order: `moves on` the pitch and its parts, the customer, the bookings by start time, the receipts (decision 7). */
export const createDeskBookings = async (
  db: Database,
  { pitch, dates }: { pitch: Bookable; dates: readonly RequestedDate[] },
  { centreId, name, phone, renamed, paid }: Request,
  { by, now }: UserActor,
) => {
  await lockMovesBetween(db, [pitch.id])
  const ids = dates.map(({ id }) => id)
  if ((await findKnownIds(db, ids)).length > 0) {
    if (isRepeatedRequest(await listDeskBookings(db, ids), pitch, dates)) return listDeskBookings(db, ids)
    throw new ApiError('key-reused')
  }
  const { id: customerId, was } = await lockOrCreateCustomer(db, { centreId, name, phone, renamed, now })
  if (was !== name) await addToCentreLog(db, { centreId, by, now }, { act: 'renamed', customer: customerId })
  const seriesId = dates.length > 1 ? dates[0]?.id : undefined
  const taken: RequestedDate[] = []
  for (const date of dates) {
    const { priceCurrency, terms } = pitch
    const booking = { ...date, pitchId: pitch.id, kind: 'desk', state: 'confirmed', by, now } as const
    const input = { ...booking, customerId, seriesId, priceCurrency, terms }
    if (!date.open || !(await insertOccupyingBooking(db, input))) taken.push(date)
  }
  if (taken.length > 0) {
    const named: TakenDate[] = []
    for (const date of taken) named.push(await toTaken(db, pitch, date, now))
    throw new ApiError('dates-taken', { dates: named })
  }
  if (paid) {
    await lockPayments(db, centreId)
    for (const { id, priceAmount: amount } of dates) {
      const payment = { id, bookingId: id, centreId, kind: 'payment', amount, method: paid } as const
      if (amount > 0) await insertPayment(db, { ...payment, currency: pitch.priceCurrency, by, now })
    }
  }
  return listDeskBookings(db, ids)
}

export const getDeskBookingFor = async (
  call: EndpointConcerning<'pitch'>,
  db: Database,
  id: string,
  user: Caller,
) => {
  const booking = requireFound(await findDeskBooking(db, id))
  requirePermission(call, booking, user)
  return booking
}

export const cancelAtDesk = (
  db: Database,
  { id, start, terms, priceAmount, priceCurrency }: StoredDeskBooking,
  { isCustomer, by, now }: UserActor & { isCustomer: boolean },
) => {
  const price = { amount: priceAmount, currency: priceCurrency }
  const fee = isCustomer ? getCancelFee(terms ?? undefined, { price, start, at: now }) : 0
  const letDown = isCustomer && isLateCancellation(start, terms, now) ? 'cancelled-late' : undefined
  const change = { from: ['confirmed'], to: 'cancelled', kinds: ['desk'] } as const
  return transitionBooking(db, id, { ...change, cancelFee: fee, letDown, by, now })
}
