import {
  authorizeSession,
  declineSession,
  listSessionsToAuthorize,
} from '@i-one/contract/sessions/authorization'
import { authorizeBooking } from '../../bookings/actions.ts'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { cancelAndNotify } from '../actions.ts'
import { insertChange } from '../history/sql.ts'
import { listParticipants, notifyUsers } from '../notify-users.ts'
import { requireAwaiting, requirePermission } from '../rules.ts'
import { serveChange } from '../serve-change.ts'
import { toSessionView } from '../session-view.ts'
import { listSessionsAwaitingAuthorization } from '../sql.ts'

export const authorizations = (app: App) => {
  serve(app, listSessionsToAuthorize, async ({ user, db, now }) => {
    const sessions = await listSessionsAwaitingAuthorization(db, user.id, now)
    return sessions.map((session) => toSessionView(session, user.id, now))
  })

  serveChange(app, authorizeSession, async (session, { db, user, now }) => {
    requirePermission('authorizeSession', session, user)
    requireAwaiting(session, now)
    await authorizeBooking(db, session.bookingId, { by: user.id, now })
    await insertChange(db, { sessionId: session.id, change: 'authorized', by: user.id, now })
    await notifyUsers(db, session.id, listParticipants(session), { kind: 'authorized', by: user.id, now })
  })

  serveChange(app, declineSession, async (session, { db, user, now, body }) => {
    requirePermission('declineSession', session, user)
    requireAwaiting(session, now)
    await cancelAndNotify(db, session, { reason: 'declined', words: body.reason, by: user.id, now })
  })
}
