import { getOccupancy } from '@i-one/contract/bookings/occupancy'
import { ApiError } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { requirePermission } from '../closures/rules.ts'
import { findOwnedPitch } from '../closures/sql.ts'
import { listSlotsIn } from '../slots.ts'
import { findBookable } from '../sql.ts'
import { toDayRange, toHourlyOccupancy, sumIncome } from './rules.ts'
import { listBookingsWithRevenue } from './sql.ts'

export const occupancy = (app: App) => {
  serve(app, getOccupancy, async ({ query, user, db, now }) => {
    const owned = await findOwnedPitch(db, query.pitch)
    const pitch = await findBookable(db, query.pitch)
    if (!owned || !pitch) throw new ApiError('not-found')
    requirePermission('getOccupancy', owned, user)
    const days = toDayRange(query, pitch.timeZone, now)
    const used = await listBookingsWithRevenue(db, pitch.id, days)
    const later = await listBookingsWithRevenue(db, pitch.id, { start: days.end, end: null })
    const start = new Date(Math.max(days.start.getTime(), owned.createdAt.getTime()))
    return {
      pitch: pitch.id,
      from: days.from,
      to: days.to,
      hours: toHourlyOccupancy(listSlotsIn(pitch, { ...days, start }), used, pitch.timeZone),
      income: sumIncome(used, later, days, pitch),
    }
  })
}
