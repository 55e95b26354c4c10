import {
  changeCentre,
  copyPitch,
  listMyCentres,
  addPitch,
  removePitch,
} from '@i-one/contract/centres/registration'
import { lockCentres } from '../../at-centre.ts'
import { requirePermission as requireMayAtPitch } from '../../bookings/closures/rules.ts'
import { lockCombinable } from '../../bookings/parts/sql.ts'
import { toStaffId, addChangesToCentreLog, addToCentreLog } from '../../centre-log.ts'
import type { Database } from '../../lib/database/database.ts'
import { ApiError, requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { savePartHours } from '../../part-hours.ts'
import {
  listUpcomingBookings,
  recalculateStatsOfMovedPitch,
  getOwnPitch,
} from '../../pitches/registration/actions.ts'
import { requireSlotFits } from '../../pitches/registration/rules.ts'
import {
  insertCopy,
  lockPitch,
  updateHoursOfCentre,
  listPitchesOfCentre,
} from '../../pitches/registration/sql.ts'
import type { Caller } from '../../roles.ts'
import { toCentreSettings, listChanges } from '../../settings-text.ts'
import { requirePermission } from '../staff/rules.ts'
import { movePitchToCentre } from './actions.ts'
import { applyCentreChange, toCentre } from './rules.ts'
import { findCentre, insertCentreForPitch, listCentresOf, lockCentre, updateCentre } from './sql.ts'

const lockBoth = async (
  db: Database,
  call: 'addPitch' | 'removePitch',
  ids: { id: string; pitch: string },
  user: Caller,
) => {
  await lockCentres(db, { ids: [ids.id], pitches: [ids.pitch] })
  const centre = requireFound(await findCentre(db, ids.id))
  requirePermission(call, centre, user)
  const [combinable] = await lockCombinable(db, [ids.pitch])
  const pitch = requireFound(combinable && (await lockPitch(db, ids.pitch)))
  if (pitch.ownerId !== centre.ownerId) throw new ApiError('not-yours')
  return { centre, pitch, isCombined: combinable?.isCombined || combinable?.isPart }
}

const show = async (db: Database, id: string) => toCentre(requireFound(await findCentre(db, id)))

export const centreRegistration = (app: App) => {
  serve(app, listMyCentres, async ({ user, db }) => (await listCentresOf(db, user.id)).map(toCentre))

  serve(app, changeCentre, async ({ params, body: { revision, ...change }, user, db, now }) => {
    const centre = requireFound(await lockCentre(db, params.id))
    requirePermission('changeCentre', centre, user)
    if (centre.revision !== revision) throw new ApiError('centre-changed', { centre: toCentre(centre) })
    const next = applyCentreChange(centre, change)
    const pitches = await listPitchesOfCentre(db, centre.id)
    if (next.timeZone !== centre.timeZone) {
      const ids = pitches.map(({ id }) => id)
      await lockCombinable(db, ids)
      const bookings = []
      for (const id of ids) bookings.push(...(await listUpcomingBookings(db, id, now)))
      if (bookings.length > 0) throw new ApiError('bookings-to-come', { bookings })
    }
    if (change.openingHours)
      for (const { slotMinutes } of await updateHoursOfCentre(db, centre.id))
        requireSlotFits({ ...next, slotMinutes })
    await updateCentre(db, centre.id, next)
    await savePartHours(db, [centre.id])
    const at = { centreId: centre.id, by: toStaffId(centre, user), now }
    const changes = listChanges(toCentreSettings(toCentre(centre)), toCentreSettings(toCentre(next)))
    await addChangesToCentreLog(db, at, changes)
    for (const pitch of pitches) await recalculateStatsOfMovedPitch(db, pitch, next)
    return show(db, centre.id)
  })

  serve(app, addPitch, async ({ params, user, db, now }) => {
    const { centre, pitch, isCombined } = await lockBoth(db, 'addPitch', params, user)
    if (pitch.centre === centre.id) return toCentre(centre)
    if (isCombined) throw new ApiError('is-combined')
    const toCome = await listUpcomingBookings(db, pitch.id, now)
    if (pitch.timeZone !== centre.timeZone && toCome.length > 0)
      throw new ApiError('bookings-to-come', { bookings: toCome })
    const actor = { by: toStaffId(centre, user), now }
    await movePitchToCentre(db, { pitch: pitch.id, from: pitch.centre }, centre.id)
    if ((await findCentre(db, pitch.centre))?.pitches.length)
      await addToCentreLog(db, { centreId: pitch.centre, ...actor }, { act: 'pitch-left', pitch: pitch.name })
    await addToCentreLog(db, { centreId: centre.id, ...actor }, { act: 'pitch-joined', pitch: pitch.name })
    await recalculateStatsOfMovedPitch(db, pitch, centre)
    return show(db, centre.id)
  })

  serve(app, removePitch, async ({ params, user, db, now }) => {
    const { centre, pitch, isCombined } = await lockBoth(db, 'removePitch', params, user)
    if (pitch.centre !== centre.id || centre.pitches.length < 2) return toCentre(centre)
    if (isCombined) throw new ApiError('is-combined')
    const own = await insertCentreForPitch(db, pitch.id, now)
    await movePitchToCentre(db, { pitch: pitch.id, from: centre.id }, own)
    const actor = { by: toStaffId(centre, user), now }
    await addToCentreLog(db, { centreId: centre.id, ...actor }, { act: 'pitch-left', pitch: pitch.name })
    await addToCentreLog(db, { centreId: own, ...actor }, { act: 'pitch-joined', pitch: pitch.name })
    return show(db, centre.id)
  })

  serve(app, copyPitch, async ({ params, body: { name }, user, db, now }) => {
    const pitch = requireFound(await lockPitch(db, params.id))
    requireMayAtPitch('copyPitch', pitch, user)
    const at = { centreId: pitch.centre, by: toStaffId(pitch, user), now }
    await addToCentreLog(db, at, { act: 'pitch-added', pitch: name })
    return getOwnPitch(db, await insertCopy(db, pitch.id, name, now), now)
  })
}
