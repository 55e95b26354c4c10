import { getBookingMoney, getCashUp, recordPayment } from '@i-one/contract/centres/money'
import { day as dayLength } from '@i-one/game/durations'
import { requirePermission } from '../../bookings/closures/rules.ts'
import type { EndpointConcerning } from '../../is-allowed.ts'
import type { Database } from '../../lib/database/database.ts'
import { ApiError, requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { type AuthenticatedUser, lockActiveUser } from '../../lib/http/log-in.ts'
import { serve } from '../../lib/http/serve.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { findSessionOfBooking } from '../bookings/sql.ts'
import { requireValidPayment, toCashUp, toBookingMoney } from './rules.ts'
import {
  findPaidBooking,
  findPayment,
  insertPayment,
  listPayments,
  listPaymentsAt,
  lockPayments,
} from './sql.ts'

export const centreMoney = (app: App) => {
  serve(app, getBookingMoney, async ({ params, user, db }) => {
    const booking = await load('getBookingMoney', db, params.id, user)
    return toBookingMoney(booking, await listPayments(db, booking.id))
  })

  serve(app, recordPayment, async ({ params, body: { _id: id, ...input }, user, db, now }) => {
    await lockActiveUser(db, user.id)
    const { centreId } = await load('recordPayment', db, params.id, user)
    await lockPayments(db, centreId)
    const booking = requireFound(await findPaidBooking(db, params.id))
    const known = await findPayment(db, id)
    if (known && known.bookingId !== booking.id) throw new ApiError('key-reused')
    if (!known) {
      requireValidPayment(booking, await listPayments(db, booking.id), input)
      const currency = booking.priceCurrency
      const payment = { ...input, id, bookingId: booking.id, centreId, currency, by: user.id, now }
      if (!(await insertPayment(db, payment))) throw new ApiError('key-reused')
      const session = await findSessionOfBooking(db, booking.id)
      if (session) await notifyTopics(db, `session:${session.id}`)
    }
    return toBookingMoney(booking, await listPayments(db, booking.id))
  })

  serve(app, getCashUp, async ({ query: { day }, user, db }) => {
    // adds a day before and after, so that the range covers the day in every time zone
    const start = new Date(Date.parse(day) - dayLength)
    const end = new Date(start.getTime() + 3 * dayLength)
    return toCashUp(await listPaymentsAt(db, user.id, { start, end }), day)
  })
}

const load = async (call: EndpointConcerning<'pitch'>, db: Database, id: string, user: AuthenticatedUser) => {
  const booking = requireFound(await findPaidBooking(db, id))
  requirePermission(call, booking, user)
  return booking
}
