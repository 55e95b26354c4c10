import { changePitch, createPitch, listMyPitches } from '@i-one/contract/pitches/registration'
import { requirePermission } from '../../bookings/closures/rules.ts'
import { type ZonedPitchHours, isOpenDuring } from '../../bookings/slots.ts'
import { toStaffId, addChangesToCentreLog, addToCentreLog } from '../../centre-log.ts'
import { requireFound, ApiError } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { requireCurrency } from '../../lib/http/known-names.ts'
import { lockActiveUser } from '../../lib/http/log-in.ts'
import { serve } from '../../lib/http/serve.ts'
import { savePartHours } from '../../part-hours.ts'
import { listChanges, toPitchSettings } from '../../settings-text.ts'
import { toPitch } from '../rules.ts'
import { listUpcomingBookings, toOwnPitches, recalculateStatsOfMovedPitch, getOwnPitch } from './actions.ts'
import {
  checkSettings,
  placeholderPhoto,
  requireMayPublish,
  requireOrganizer,
  toReviewOfNextPitch,
  omitUndefined,
} from './rules.ts'
import {
  lockPitch,
  insertPitch,
  listPitchesOfCentre,
  listPitchesFor,
  listPitchesOf,
  updatePitch,
} from './sql.ts'

export const pitchRegistration = (app: App) => {
  serve(app, listMyPitches, async ({ user, db, now }) =>
    toOwnPitches(db, await listPitchesFor(db, user.id), now),
  )

  serve(app, createPitch, async ({ body, user, db, now }) => {
    requireOrganizer(user)
    const settings = checkSettings(body)
    requireCurrency(settings.price.currency, 'price.currency')
    await lockActiveUser(db, user.id)
    const review = toReviewOfNextPitch(await listPitchesOf(db, user.id))
    const pitch = { ...settings, ownerId: user.id, photo: placeholderPhoto, review, now }
    const shown = await getOwnPitch(db, await insertPitch(db, pitch), now)
    const at = { centreId: shown.centre, by: user.id, now }
    await addToCentreLog(db, at, { act: 'pitch-added', pitch: shown.name })
    return shown
  })

  serve(app, changePitch, async ({ params, body: { revision, ...change }, user, db, now }) => {
    const pitch = requireFound(await lockPitch(db, params.id))
    requirePermission('changePitch', pitch, user)
    if (pitch.revision !== revision)
      throw new ApiError('pitch-changed', { pitch: await getOwnPitch(db, pitch.id, now) })
    const before = toPitch(pitch, false)
    const settings = checkSettings({ ...before, ...omitUndefined(change) })
    requireMayPublish(settings, pitch)
    if (settings.price.currency !== pitch.priceCurrency)
      requireCurrency(settings.price.currency, 'price.currency')
    const toCome = await listUpcomingBookings(db, pitch.id, now, 'ground')
    // changes apply to all pitches of the centre, because they share one location and time zone
    const siblings = await listPitchesOfCentre(db, pitch.centre)
    if (settings.timeZone !== pitch.timeZone) {
      const bookings = []
      for (const { id } of siblings) bookings.push(...(await listUpcomingBookings(db, id, now)))
      if (bookings.length > 0) throw new ApiError('bookings-to-come', { bookings })
    }
    await updatePitch(db, pitch.id, settings)
    await savePartHours(db, [pitch.centre])
    const at = { centreId: pitch.centre, by: toStaffId(pitch, user), now }
    const changes = listChanges(toPitchSettings(before), toPitchSettings(settings))
    await addChangesToCentreLog(db, at, changes, pitch.name)
    const [lng, lat] = settings.location.coordinates
    for (const one of siblings)
      await recalculateStatsOfMovedPitch(db, one, { lng, lat, timeZone: settings.timeZone })
    return {
      pitch: await getOwnPitch(db, pitch.id, now),
      outside: toCome.filter(isOutside({ ...settings, partHours: pitch.partHours })),
    }
  })
}

const isOutside =
  (hours: ZonedPitchHours) =>
  ({ start, end }: { start: string; end: string }) =>
    !isOpenDuring(hours, { start: new Date(start), end: new Date(end) })
