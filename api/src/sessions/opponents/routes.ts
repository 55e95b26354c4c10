import { withdrawOpponent, updateAvailability, becomeOpponent } from '@i-one/contract/sessions/opponents'
import { isGoing, isWaiting } from '@i-one/contract/sessions/states'
import { ApiError } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { listPlacesOwingMore } from '../free-leaving/rules.ts'
import { insertChange } from '../history/sql.ts'
import { notifyUsers, listParticipants } from '../notify-users.ts'
import { join, leave, requireNotBlockedByCaptains } from '../places/actions.ts'
import { requirePermission, requireNotStarted, requireReachable, requireVisible } from '../rules.ts'
import { serveChange } from '../serve-change.ts'
import { requireTeamFree } from '../sets/rules.ts'
import { findLedTeamName } from '../sets/sql.ts'
import { addOpponent, removeOpponent } from './actions.ts'
import { requireNotInSession, getOwnPlace, requireSideOpen, withoutOpponent } from './rules.ts'
import { markMaybe } from './sql.ts'

export const opponents = (app: App) => {
  serveChange(app, becomeOpponent, async (session, { body, db, user, now }) => {
    requireReachable(session, user, body.code)
    requireNotStarted(session, now)
    requireSideOpen(session)
    requireNotInSession(session, user.id)
    await requireNotBlockedByCaptains(db, session, user.id)
    const name = body.team && (await findLedTeamName(db, body.team, user.id))
    if (body.team && name === undefined) throw new ApiError('not-a-member')
    const team = body.team && name ? { id: body.team, name } : null
    if (team) requireTeamFree(session, 2, team)
    const actor = { by: user.id, now }
    await addOpponent(db, session, { opponentId: user.id, team }, actor)
    await notifyUsers(db, session.id, listParticipants(session), { kind: 'opponent', ...actor })
  })

  serveChange(app, withdrawOpponent, async (session, { db, user, now }) => {
    requirePermission('withdrawOpponent', session, user)
    requireNotStarted(session, now)
    if (session.opponentId === null) throw new ApiError('no-opponent')
    if (now >= session.start && listPlacesOwingMore(session, withoutOpponent(session)).length > 0)
      throw new ApiError('relied-on')
    await removeOpponent(db, session, { by: user.id, now })
  })

  serveChange(app, updateAvailability, async (session, { body: { answer }, db, user, now }) => {
    requireVisible(session, user)
    requireNotStarted(session, now)
    const { state, set } = getOwnPlace(session.places, user.id)
    const isIn = isGoing(state) || isWaiting(state)
    const actor = { by: user.id, now }
    if (answer === 'in') return isIn || join(db, session, { takeMeIn: true, set: set ?? undefined }, actor)
    if (state === 'late-left') return undefined
    const left = state !== 'left' && (isIn || answer === 'out') && (await leave(db, session, user.id, now))
    if (answer === 'out' || left === 'late-left') return undefined
    await markMaybe(db, session.id, user.id, set)
    return insertChange(db, { sessionId: session.id, change: 'maybe', playerId: user.id, ...actor })
  })
}
