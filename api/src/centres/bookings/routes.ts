import {
  exportHostBookings,
  getHostCalendar,
  maxExportDays,
  moveBooking,
  previewMove,
} from '@i-one/contract/centres/bookings'
import { runInSavepoint } from '../../lib/database/in-savepoint.ts'
import { ApiError, requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { lockActiveUser } from '../../lib/http/log-in.ts'
import { serve } from '../../lib/http/serve.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { requirePermission } from '../../sessions/rules.ts'
import { getSessionView } from '../../sessions/serve-change.ts'
import { lockSession, findSession } from '../../sessions/sql.ts'
import { moveSessionTo, previewSessionMove, rethrowWithAlternatives } from './actions.ts'
import { toRangeInAnyZone, countDays, toHostCalendar, toCsv } from './rules.ts'
import { findSessionOfBooking, listHostBookings, listHostPitches, listHostWeek } from './sql.ts'

export const centreBookings = (app: App) => {
  serve(app, getHostCalendar, async ({ query: { from }, user, db, now }) => {
    const pitches = await listHostPitches(db, user.id)
    const rows = await listHostWeek(db, user.id, { ...toRangeInAnyZone(from, 8), now })
    return toHostCalendar(pitches, rows, from, now)
  })

  serve(app, exportHostBookings, async ({ query: { from, to }, user, db, now, reply }) => {
    const days = countDays({ from, to }, maxExportDays)
    const rows = await listHostBookings(db, user.id, { ...toRangeInAnyZone(from, days), now })
    reply
      .header('content-disposition', `attachment; filename="bookings-${from}-to-${to}.csv"`)
      .header('cache-control', 'no-store')
    return toCsv(rows, from, days)
  })

  serve(app, previewMove, async ({ params, query, user, db, now }) => {
    const of = await findSessionOfBooking(db, params.id)
    const session = requireFound(of && (await findSession(db, of.id)))
    requirePermission('previewMove', session, user)
    return previewSessionMove(db, session, query, { by: user.id, now })
  })

  serve(app, moveBooking, async ({ params, body, user, db, now }) => {
    await lockActiveUser(db, user.id)
    const of = await findSessionOfBooking(db, params.id)
    const session = of && (await lockSession(db, of.id))
    if (!session) throw new ApiError('not-found')
    requirePermission('moveBooking', session, user)
    await runInSavepoint(db, () => moveSessionTo(db, session, body, { by: user.id, now })).catch(
      (error: unknown) => rethrowWithAlternatives(db, error, body, now),
    )
    await notifyTopics(db, `session:${session.id}`)
    return getSessionView(db, session.id, user.id, now)
  })
}
