import {
  bookAtDesk,
  cancelDeskBooking,
  getDeskBooking,
  listDeskDates,
  restoreDeskBooking,
  setNoShow,
} from '@i-one/contract/centres/desk'
import { minute } from '@i-one/game/durations'
import { toInternationalNumber } from '../../accounts/rules.ts'
import { requirePermission } from '../../bookings/closures/rules.ts'
import { findOwnedPitch } from '../../bookings/closures/sql.ts'
import { saveNoShow, restoreCancelled } from '../../bookings/keeping/sql.ts'
import { findBookable } from '../../bookings/sql.ts'
import { ApiError, requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { lockActiveUser } from '../../lib/http/log-in.ts'
import { serve } from '../../lib/http/serve.ts'
import { cancelAtDesk, checkDeskDates, createDeskBookings, getDeskBookingFor } from './actions.ts'
import { toRepeatedDates, toDeskBooking, toRequestedDates } from './rules.ts'
import { lockPitchInCentre, listDeskBookings, listSeriesFrom } from './sql.ts'

export const desk = (app: App) => {
  const numberOf = (phone: string) =>
    phone === '' ? '' : toInternationalNumber(phone, app.config.defaultCountry, 'phone')

  serve(app, listDeskDates, async ({ params, query, user, db, now }) => {
    requirePermission('listDeskDates', requireFound(await findOwnedPitch(db, params.id)), user)
    const pitch = requireFound(await findBookable(db, params.id))
    return checkDeskDates(db, pitch, toRepeatedDates(pitch, query), now)
  })

  serve(app, bookAtDesk, async ({ params, body: { dates, slots, ...body }, user, db, now }) => {
    await lockActiveUser(db, user.id)
    await lockPitchInCentre(db, params.id)
    const owned = requireFound(await findOwnedPitch(db, params.id))
    requirePermission('bookAtDesk', owned, user)
    const pitch = requireFound(await findBookable(db, params.id))
    const wanted = toRequestedDates(pitch, dates, slots, now)
    const request = { ...body, phone: numberOf(body.phone), centreId: owned.centreId }
    const made = await createDeskBookings(db, { pitch, dates: wanted }, request, { by: user.id, now })
    return made.map(toDeskBooking)
  })

  serve(app, getDeskBooking, async ({ params, user, db }) =>
    toDeskBooking(await getDeskBookingFor('getDeskBooking', db, params.id, user)),
  )

  serve(app, cancelDeskBooking, async ({ params, body, user, db, now }) => {
    await lockActiveUser(db, user.id)
    const booking = await getDeskBookingFor('cancelDeskBooking', db, params.id, user)
    if (booking.end <= now) throw new ApiError('too-late')
    const isSeries = body.andAfter && booking.seriesId !== null
    const all = isSeries ? await listSeriesFrom(db, booking) : [booking]
    const actor = { isCustomer: body.by === 'customer', by: user.id, now }
    for (const one of all) await cancelAtDesk(db, one, actor)
    const ids = all.map(({ id }) => id)
    return (await listDeskBookings(db, ids)).filter(({ state }) => state === 'cancelled').map(toDeskBooking)
  })

  serve(app, restoreDeskBooking, async ({ params, user, db, now }) => {
    await lockActiveUser(db, user.id)
    const booking = await getDeskBookingFor('restoreDeskBooking', db, params.id, user)
    if (booking.state !== 'confirmed') {
      const since = new Date(now.getTime() - minute)
      const back = await restoreCancelled(db, booking.id, { since, by: user.id, now })
      if (back.length === 0) throw new ApiError('too-late')
    }
    return toDeskBooking(await getDeskBookingFor('restoreDeskBooking', db, params.id, user))
  })

  serve(app, setNoShow, async ({ params, body: { noShow }, user, db, now }) => {
    await lockActiveUser(db, user.id)
    const booking = await getDeskBookingFor('setNoShow', db, params.id, user)
    if (booking.start > now) throw new ApiError('not-begun')
    await saveNoShow(db, booking.id, noShow, { by: user.id, now })
    return toDeskBooking(await getDeskBookingFor('setNoShow', db, params.id, user))
  })
}
