import { type BookingOnDay, type Closure, closeHours, closePitch } from '@i-one/contract/bookings/closures'
import { listClosures, reopenPitch } from '@i-one/contract/bookings/closures'
import type { EndpointConcerning } from '../../is-allowed.ts'
import type { Database } from '../../lib/database/database.ts'
import { requireFound, ApiError } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import type { Caller } from '../../roles.ts'
import { transitionBooking } from '../sql.ts'
import { toClosedTimeRange, toClosedWeeks, requirePermission, toClosure } from './rules.ts'
import { findClosure, listBlockingBookings, findOwnedPitch, listClosuresOf, insertClosure } from './sql.ts'

export const closures = (app: App) => {
  serve(app, closePitch, async ({ params, body, user, db, now }) => {
    const pitch = await loadOwned('closePitch', db, params.id, user)
    const { reason } = body
    const { id: pitchId, priceCurrency } = pitch
    const closure = { pitchId, ...toClosedTimeRange(body, pitch, now), reason, now }
    const closed = await insertClosure(db, { ...closure, priceCurrency, blockedBy: user.id })
    if (!closed)
      throw new ApiError('bookings-in-the-way', { bookings: await listBlockingBookings(db, closure) })
    return toClosure({ ...closed, reason })
  })

  serve(app, closeHours, async ({ params, body, user, db, now }) => {
    const pitch = await loadOwned('closeHours', db, params.id, user)
    const weeks = toClosedWeeks(body, pitch, now)
    const { reason } = body
    const { id: pitchId, priceCurrency } = pitch
    const bookings = await listConflicts(db, pitchId, weeks, now)
    if (bookings.length > 0) throw new ApiError('bookings-in-the-way', { bookings })
    const made: Closure[] = []
    for (const { start, end } of weeks) {
      const closure = { pitchId, start, end, reason, priceCurrency, blockedBy: user.id, now }
      const closed = await insertClosure(db, closure)
      if (!closed)
        throw new ApiError('bookings-in-the-way', { bookings: await listConflicts(db, pitchId, weeks, now) })
      made.push(toClosure({ ...closed, reason }))
    }
    return made
  })

  serve(app, listClosures, async ({ params, user, db, now }) => {
    const pitch = await loadOwned('listClosures', db, params.id, user)
    return (await listClosuresOf(db, pitch.id, now)).map(toClosure)
  })

  serve(app, reopenPitch, async ({ params, user, db, now }) => {
    const closure = requireFound(await findClosure(db, params.id))
    await loadOwned('reopenPitch', db, closure.pitchId, user)
    await transitionBooking(db, params.id, { from: ['blocked'], to: 'released', by: user.id, now })
    return { message: i18n._('The pitch is open again') }
  })
}

type Weeks = ReturnType<typeof toClosedWeeks>

const listConflicts = async (db: Database, pitchId: string, weeks: Weeks, now: Date) => {
  const bookings: BookingOnDay[] = []
  for (const { day, start, end } of weeks)
    for (const booking of await listBlockingBookings(db, { pitchId, start, end, now }))
      bookings.push({ ...booking, day })
  return bookings
}

const loadOwned = async (call: EndpointConcerning<'pitch'>, db: Database, id: string, user: Caller) => {
  const pitch = requireFound(await findOwnedPitch(db, id))
  requirePermission(call, pitch, user)
  return pitch
}
