import type { Session } from '@i-one/contract/sessions'
import { listRepeats, listSeries, repeatSession } from '@i-one/contract/sessions/series'
import { found } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { lockActiveUser } from '../../lib/http/log-in.ts'
import { serve } from '../../lib/http/serve.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { requireConfirmed, lockRoomAhead } from '../ahead/actions.ts'
import { requireMay, requireSeen } from '../rules.ts'
import { showSession } from '../serve-change.ts'
import { lockSession, findSession } from '../sql.ts'
import { pitchOf, repeat } from './actions.ts'
import { seriesSeen, toRepeats, weeksOf } from './rules.ts'
import { listOccupants, listSessionsOfSeries } from './sql.ts'

export const series = (app: App) => {
  serve(app, listRepeats, async ({ params, query, user, db, now }) => {
    const session = found(await findSession(db, params.id))
    requireMay('listRepeats', session, user)
    const pitch = await pitchOf(db, session)
    const weeks = weeksOf(pitch, session, query.weeks, now)
    return toRepeats(
      weeks,
      pitch,
      await listOccupants(db, { pitchId: pitch.id, captainId: user.id, weeks, now }),
    )
  })

  serve(app, repeatSession, async ({ params, body, user, db, now }) => {
    await lockActiveUser(db, user.id)
    const session = found(await lockSession(db, params.id))
    requireMay('repeatSession', session, user)
    await requireConfirmed(db, app.config, user.id)
    await lockRoomAhead(db, { captainId: user.id, pitchId: session.pitchId, but: session, now })
    const made: Session[] = []
    for (const id of await repeat(db, session, body.starts, { by: user.id, now }))
      made.push(await showSession(db, id, user.id, now))
    await notifyTopics(db, `session:${session.id}`)
    return made
  })

  serve(app, listSeries, async ({ params, user, db }) => {
    const session = found(await findSession(db, params.id))
    requireSeen(session, user)
    if (session.seriesId === null) return []
    return seriesSeen(await listSessionsOfSeries(db, session.seriesId), session.id, user)
  })
}
