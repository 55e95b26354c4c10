import {
  cancelSession,
  createSession,
  finishSession,
  getSession,
  listMySessions,
  startSession,
} from '@i-one/contract/sessions'
import { getSessionByCode } from '@i-one/contract/sharing'
import { requireFound } from '../lib/http/api-error.ts'
import type { App } from '../lib/http/app.ts'
import { lockActiveUser } from '../lib/http/log-in.ts'
import { serve } from '../lib/http/serve.ts'
import { cancelAndNotify, finish, bookSession, start } from './actions.ts'
import { requireConfirmedEmail, lockUpcomingLimitForHold } from './ahead/actions.ts'
import {
  getCancelReason,
  requireFinishable,
  requirePermission,
  requireNotRemoved,
  requireNotStarted,
  requireVisible,
  requireStartable,
} from './rules.ts'
import { serveChange, getSessionView } from './serve-change.ts'
import { toSessionView, toSharedView } from './session-view.ts'
import { drawTeams, assignNewPlayersToSets, splitIntoTwoSets } from './sets/drawing.ts'
import { requireFilledSets } from './sets/rules.ts'
import { createVisitorQuota } from './sharing/visitor-turns.ts'
import { findSession, findSessionByCode, listSessionsOfPlayer } from './sql.ts'

export const sessions = (app: App) => {
  serve(app, createSession, async ({ body, user, db, now }) => {
    await lockActiveUser(db, user.id)
    await requireConfirmedEmail(db, app.config, user.id)
    const actor = { by: user.id, now }
    await lockUpcomingLimitForHold(db, body.hold, actor)
    const id = await bookSession(db, body, actor)
    return getSessionView(db, id, user.id, now)
  })

  serve(app, listMySessions, async ({ user, db, now }) => {
    const sessions = await listSessionsOfPlayer(db, user.id, now)
    return sessions.map((session) => toSessionView(session, user.id, now))
  })

  serve(app, getSession, async ({ params, user, db, now }) => {
    const session = requireFound(await findSession(db, params.id))
    requireVisible(session, user)
    return toSessionView(session, user.id, now)
  })

  const consumeQuota = createVisitorQuota(app)
  serve(app, getSessionByCode, async ({ params, user, db, now, request }) => {
    consumeQuota(user, request)
    const session = requireFound(await findSessionByCode(db, params.code))
    requireNotRemoved(session, user)
    return toSharedView(session, user?.id ?? null, now)
  })

  serveChange(app, cancelSession, async (session, { body, db, user, now }) => {
    requirePermission('cancelSession', session, user)
    requireNotStarted(session, now)
    const reason = getCancelReason(session, user)
    await cancelAndNotify(db, session, {
      reason,
      reasonCode: body.reasonCode,
      words: body.reason,
      by: user.id,
      now,
    })
  })

  serveChange(app, startSession, async (session, { db, user, now }) => {
    requirePermission('startSession', session, user)
    requireStartable(session, now)
    const toPlay = await splitIntoTwoSets(db, session)
    const assignments = toPlay.drawnAt
      ? await assignNewPlayersToSets(db, toPlay)
      : await drawTeams(db, toPlay, { by: user.id, now })
    requireFilledSets(assignments, toPlay.sets)
    await start(db, session, { by: user.id, now })
  })

  serveChange(app, finishSession, async (session, { db, user, now }) => {
    requirePermission('finishSession', session, user)
    requireFinishable(session.state, session.matches)
    await finish(db, session, { by: user.id, now })
  })
}
