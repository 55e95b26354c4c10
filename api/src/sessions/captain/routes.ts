import {
  confirmDespiteShortage,
  editSession,
  transferCaptaincy,
  renewLink,
} from '@i-one/contract/sessions/captain'
import { drawSetNames } from '@i-one/game/sessions/set-names'
import { requireWelcome } from '../../bookings/holds/sql.ts'
import type { Actor } from '../../lib/actor.ts'
import type { Database } from '../../lib/database/database.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { lockAccountState } from '../../lib/http/log-in.ts'
import { saveAuthor } from '../../text-authors.ts'
import { lockUpcomingLimit } from '../ahead/actions.ts'
import { notifyOfNewShares } from '../free-leaving/actions.ts'
import { listPlacesOwingMore } from '../free-leaving/rules.ts'
import { insertChange } from '../history/sql.ts'
import { notifyUsers, listParticipants } from '../notify-users.ts'
import { isOver, requirePermission, requireNotStarted } from '../rules.ts'
import { serveChange } from '../serve-change.ts'
import { drawTeams } from '../sets/drawing.ts'
import { deleteSetsFrom, insertSets, saveSetAssignments } from '../sets/sql.ts'
import { settlePlaces } from '../settle-places.ts'
import { type StoredSession, findSession, updateSettings } from '../sql.ts'
import { transferCaptaincyTo } from './actions.ts'
import { toSessionEdit, owesMoreAsCaptain, requireSuccessor } from './rules.ts'
import { updateComingAnyway, renewCode } from './sql.ts'

const changeSets = async (db: Database, session: StoredSession, count: number, actor: Actor) => {
  const { id, setNames, drawnAt } = session
  await saveSetAssignments(db, id, [])
  await deleteSetsFrom(db, id, count + 1)
  await insertSets(db, id, drawSetNames(count, Math.random, setNames))
  const changed = drawnAt && (await findSession(db, id))
  if (changed) await drawTeams(db, changed, actor)
}

export const captaincy = (app: App) => {
  serveChange(app, editSession, async (session, { body, db, user, now }) => {
    requirePermission('editSession', session, user)
    requireNotStarted(session, now)
    const { after, edits } = toSessionEdit(session, body)
    if (edits.length === 0) return
    const edited = { ...session, ...after }
    if (now >= session.start && listPlacesOwingMore(session, edited).length > 0)
      throw new ApiError('relied-on')
    const [sessionId, by] = [session.id, user.id]
    await updateSettings(db, sessionId, after)
    const texts = {
      'sessions.title': after.title !== session.title && after.title,
      'sessions.note': after.note !== session.note && after.note,
    }
    await saveAuthor(db, { id: sessionId, by, texts })
    // renews the code, because the list of nearby sessions has published the current one
    if (after.visibility === 'link' && session.visibility === 'public') await renewCode(db, sessionId)
    if (after.sets !== session.sets) await changeSets(db, session, after.sets, { by, now })
    const { id: change } = await insertChange(db, { sessionId, change: 'edited', by, now, edits })
    const notification = { kind: 'edited', facts: { change }, by, now } as const
    await notifyOfNewShares(db, { before: session, after: edited }, listParticipants(session), notification)
    await settlePlaces(db, sessionId, { by, now })
  })

  serveChange(
    app,
    transferCaptaincy,
    async (session, { body, db, user, now }) => {
      requirePermission('transferCaptaincy', session, user)
      if (isOver(session, now)) throw new ApiError('session-ended')
      requireSuccessor(session, body.player)
      if (session.captainId === body.player) return
      if (owesMoreAsCaptain(session, body.player, now)) throw new ApiError('captain-pays')
      if ((await lockAccountState(db, body.player)) === 'suspended') throw new ApiError('cannot-lead')
      await requireWelcome(db, body.player, { at: session.pitchId, or: 'cannot-lead-here' })
      await lockUpcomingLimit(db, { captainId: body.player, pitchId: session.pitchId, but: session, now })
      await transferCaptaincyTo(db, session, body.player, { by: user.id, now })
    },
    ({ db, body }) => lockAccountState(db, body.player),
  )

  serveChange(app, renewLink, async (session, { db, user, now }) => {
    requirePermission('renewLink', session, user)
    if (isOver(session, now)) throw new ApiError('session-ended')
    await renewCode(db, session.id)
    await insertChange(db, { sessionId: session.id, change: 'new-link', by: user.id, now })
  })

  serveChange(app, confirmDespiteShortage, async (session, { db, user, now }) => {
    requirePermission('confirmDespiteShortage', session, user)
    requireNotStarted(session, now)
    if (session.comingAnyway) return
    const [sessionId, by] = [session.id, user.id]
    await updateComingAnyway(db, sessionId, now)
    await insertChange(db, { sessionId, change: 'coming-anyway', by, now })
    await notifyUsers(db, sessionId, listParticipants(session), { kind: 'coming-anyway', by, now })
    await settlePlaces(db, sessionId, { by, now })
  })
}
