import { joinSession, leaveSession } from '@i-one/contract/places'
import type { App } from '../../lib/app.ts'
import { settlePlaces } from '../actions.ts'
import { capacityOf, requireNotStarted, requireSeen } from '../rules.ts'
import { serveChange } from '../serve-change.ts'
import { insertChange } from '../sql.ts'
import { tell } from '../telling.ts'
import { leave } from './actions.ts'
import { placeOnJoining } from './rules.ts'
import { takePlace } from './sql.ts'

export const places = (app: App) => {
  // who knows a session's id has it from its link, or sees it anyway
  serveChange(app, joinSession, async (session, { db, user, now }) => {
    requireNotStarted(session, now)
    const state = placeOnJoining({ ...session, capacity: capacityOf(session) }, user.id)
    const [sessionId, by, playerId] = [session.id, user.id, user.id]
    await takePlace(db, { sessionId, playerId, state, now })
    await insertChange(db, {
      sessionId,
      change: state === 'going' ? 'joined' : 'waitlisted',
      by,
      now,
      playerId,
    })
    if (state === 'going') await tell(db, sessionId, [session.captainId], { kind: 'joined', by, now })
    await settlePlaces(db, sessionId, { by, now })
  })

  serveChange(app, leaveSession, async (session, { db, user, now }) => {
    requireSeen(session, user)
    requireNotStarted(session, now)
    await leave(db, session, user.id, now)
  })
}
