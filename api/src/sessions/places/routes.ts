import {
  acceptOffer,
  promotePlayer,
  setWaiting,
  joinSession,
  leaveSession,
  requestTeammates,
  removePlace,
  setAttendance,
} from '@i-one/contract/sessions/places'
import { ApiError } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { renewCode } from '../captain/sql.ts'
import { insertChange } from '../history/sql.ts'
import { notifyUsers } from '../notify-users.ts'
import {
  toCapacityGroup,
  isGuest,
  getPayer,
  requireNotStarted,
  requireReachable,
  requireVisible,
} from '../rules.ts'
import { serveChange } from '../serve-change.ts'
import { assignAttendeesToSets, settlePlaces } from '../settle-places.ts'
import { promoteWaiting } from '../waiting/move-line.ts'
import { canEnter, hasFreePlace, toWaitlistChange } from '../waiting/rules.ts'
import { updateAutoAccept } from '../waiting/sql.ts'
import { join, leave, acceptOfferedPlace } from './actions.ts'
import {
  canLeaveAfterStart,
  placeTransitions,
  requireAttendanceChange,
  requireMayOnPlace,
  requirePlace,
  requireRemovable,
  requireTeammates,
} from './rules.ts'
import { saveTeammates, leavePlace, markAttendance } from './sql.ts'

export const places = (app: App) => {
  serveChange(app, joinSession, async (session, { body, db, user, now }) => {
    requireReachable(session, user, body.code)
    requireNotStarted(session, now)
    await join(db, session, body, { by: user.id, now })
  })

  serveChange(app, leaveSession, async (session, { db, user, now }) => {
    requireVisible(session, user)
    const place = session.places.find(({ playerId }) => playerId === user.id)
    if (!place || !canLeaveAfterStart(session, place, now)) requireNotStarted(session, now)
    await leave(db, session, user.id, now)
  })

  serveChange(app, requestTeammates, async (session, { body, db, user, now }) => {
    requireVisible(session, user)
    requireNotStarted(session, now)
    requireTeammates(session.places, user.id, body.players)
    await saveTeammates(db, { sessionId: session.id, playerId: user.id }, body.players)
  })

  serveChange(app, removePlace, async (session, { params, db, user, now }) => {
    requireVisible(session, user)
    const place = requirePlace(session.places, params.place)
    requireMayOnPlace('removePlace', session, place, user)
    const declinesGuest = getPayer(place) === user.id && canLeaveAfterStart(session, place, now)
    if (!declinesGuest) requireNotStarted(session, now)
    requireRemovable(session, place)
    const [sessionId, playerId, by] = [session.id, place.playerId, user.id]
    await leavePlace(db, { sessionId, playerId, state: 'removed' })
    await insertChange(db, { sessionId, change: 'removed', by, now, playerId })
    if (!isGuest(place)) await renewCode(db, sessionId)
    await notifyUsers(db, sessionId, [playerId], { kind: 'removed', by, now })
    await settlePlaces(db, sessionId, { by, now })
  })

  serveChange(app, setAttendance, async (session, { params, body, db, user, now }) => {
    requireVisible(session, user)
    const place = requirePlace(session.places, params.place)
    requireMayOnPlace('setAttendance', session, place, user)
    requireAttendanceChange(session, place, body.state, now)
    if (!placeTransitions[place.state].includes(body.state)) return
    await markAttendance(db, place.id, body.state)
    const { playerId } = place
    await insertChange(db, { sessionId: session.id, change: body.state, by: user.id, now, playerId })
    if (body.state !== 'no-show' && place.set === null && session.state !== 'finished')
      await assignAttendeesToSets(db, session.id)
  })

  serveChange(app, acceptOffer, async (session, { db, user, now }) => {
    requireVisible(session, user)
    requireNotStarted(session, now)
    const { set = null } = session.places.find(({ playerId }) => playerId === user.id) ?? {}
    if (!hasFreePlace(toCapacityGroup(session, set), user.id, now)) return
    await acceptOfferedPlace(db, session, 'joined', { by: user.id, now })
    await settlePlaces(db, session.id, { by: user.id, now })
  })

  serveChange(app, promotePlayer, async (session, { params, db, user, now }) => {
    requireVisible(session, user)
    const place = requirePlace(session.places, params.place)
    requireMayOnPlace('promotePlayer', session, place, user)
    requireNotStarted(session, now)
    if (!canEnter(toCapacityGroup(session, place.set), place)) return
    const byTap = getPayer(place) === user.id
    // guard: after kick-off, users can take a place only for themselves
    if (!byTap && now >= session.start) throw new ApiError('only-by-player')
    await promoteWaiting(db, session, place, { by: user.id, now, byTap })
    await settlePlaces(db, session.id, { by: user.id, now })
  })

  serveChange(app, setWaiting, async (session, { body: { takeMeIn }, db, user, now }) => {
    requireVisible(session, user)
    requireNotStarted(session, now)
    const { waits, takesOffer } = toWaitlistChange(session.places, user.id, takeMeIn, now)
    if (!waits) return
    await updateAutoAccept(db, session.id, user.id, takeMeIn)
    if (takesOffer) await acceptOfferedPlace(db, session, 'taken-in', { by: user.id, now })
    await settlePlaces(db, session.id, { by: user.id, now })
  })
}
