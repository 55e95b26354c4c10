import type { Session } from '@i-one/contract/sessions'
import { listRepeatWeeks, listSeries, repeatSession } from '@i-one/contract/sessions/series'
import { requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { lockActiveUser } from '../../lib/http/log-in.ts'
import { serve } from '../../lib/http/serve.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { requireConfirmedEmail, lockUpcomingLimit } from '../ahead/actions.ts'
import { requirePermission, requireVisible } from '../rules.ts'
import { getSessionView } from '../serve-change.ts'
import { lockSession, findSession } from '../sql.ts'
import { loadPitch, createRepeats } from './actions.ts'
import { toSeriesView, toRepeatWeeks, listWeeks } from './rules.ts'
import { listOccupyingBookings, listSessionsOfSeries } from './sql.ts'

export const series = (app: App) => {
  serve(app, listRepeatWeeks, async ({ params, query, user, db, now }) => {
    const session = requireFound(await findSession(db, params.id))
    requirePermission('listRepeatWeeks', session, user)
    const pitch = await loadPitch(db, session)
    const weeks = listWeeks(pitch, session, query.weeks, now)
    const occupied = await listOccupyingBookings(db, { pitchId: pitch.id, captainId: user.id, weeks, now })
    return toRepeatWeeks(weeks, pitch, occupied)
  })

  serve(app, repeatSession, async ({ params, body, user, db, now }) => {
    await lockActiveUser(db, user.id)
    const session = requireFound(await lockSession(db, params.id))
    requirePermission('repeatSession', session, user)
    await requireConfirmedEmail(db, app.config, user.id)
    await lockUpcomingLimit(db, { captainId: user.id, pitchId: session.pitchId, but: session, now })
    const made: Session[] = []
    for (const id of await createRepeats(db, session, body.starts, { by: user.id, now }))
      made.push(await getSessionView(db, id, user.id, now))
    await notifyTopics(db, `session:${session.id}`)
    return made
  })

  serve(app, listSeries, async ({ params, user, db }) => {
    const session = requireFound(await findSession(db, params.id))
    requireVisible(session, user)
    if (session.seriesId === null) return []
    return toSeriesView(await listSessionsOfSeries(db, session.seriesId), session.id, user)
  })
}
