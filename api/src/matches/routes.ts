import { createMatch, findLiveMatch, getMatch } from '@i-one/contract/matches'
import { listMatches } from '@i-one/contract/matches/schedule'
import { abandonSession } from '@i-one/contract/sessions/captain'
import { requireFound } from '../lib/http/api-error.ts'
import type { App } from '../lib/http/app.ts'
import { serve } from '../lib/http/serve.ts'
import { notifyTopics } from '../lib/live/live.ts'
import { abandon } from '../sessions/actions.ts'
import { requirePermission, requireStarted } from '../sessions/rules.ts'
import { serveChange } from '../sessions/serve-change.ts'
import { findSession, lockSessionRow } from '../sessions/sql.ts'
import { createNextMatch, getMatchView } from './actions.ts'
import { requireNextMatch, parsePair } from './rules.ts'
import { listOwnRows, listPublicRows, mergeRows, parseScheduleQuery } from './schedule/actions.ts'
import { listTopics } from './schedule/sql.ts'
import { abandonMatches, findMyLiveMatch, findNearestLiveMatch } from './sql.ts'

export const matches = (app: App) => {
  serve(app, createMatch, async ({ params, body, user, db, now }) => {
    await lockSessionRow(db, params.id)
    const session = requireFound(await findSession(db, params.id))
    requirePermission('createMatch', session, user)
    requireNextMatch(session)
    const wanted = parsePair(session, body)
    const id = await createNextMatch(db, session, { wanted, now })
    await notifyTopics(db, `session:${session.id}`, ...(await listTopics(db, [id])))
    return getMatchView(db, id, user, now)
  })

  serveChange(app, abandonSession, async (session, { body, db, user, now }) => {
    requirePermission('abandonSession', session, user)
    requireStarted(session)
    await abandon(db, session, { reason: body.reason, by: user.id, now })
    const matches = await abandonMatches(db, session.id, now)
    await notifyTopics(db, ...matches.map((id) => `match:${id}`))
  })

  serve(app, getMatch, ({ params, user, db, now }) => getMatchView(db, params.id, user, now))

  serve(app, listMatches, async ({ query, user, db }) => {
    const wanted = parseScheduleQuery(query)
    return mergeRows(await listOwnRows(db, user.id, wanted), await listPublicRows(db, wanted))
  })

  serve(app, findLiveMatch, async ({ user, db, now }) => {
    const match = (await findMyLiveMatch(db, user.id)) ?? (await findNearestLiveMatch(db, user.id))
    return { match: match ? await getMatchView(db, match.id, user, now) : null }
  })
}
