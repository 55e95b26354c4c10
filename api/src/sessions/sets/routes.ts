import { drawSets, assignTeamToSet, saveSetLineup } from '@i-one/contract/sessions/sets'
import { drawSetNames } from '@i-one/game/sessions/set-names'
import type { Database } from '../../lib/database/database.ts'
import { ApiError, requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { insertChange } from '../history/sql.ts'
import { sortLineup, findSetLineup, requireCurrent, requirePlayerLimit } from '../lineups/rules.ts'
import { upsertSetLineup } from '../lineups/sql.ts'
import { notifyUsers, listParticipants } from '../notify-users.ts'
import { isOver, requirePermission, requireNotStarted } from '../rules.ts'
import { serveChange } from '../serve-change.ts'
import { type StoredSession, findSession } from '../sql.ts'
import { drawTeams } from './drawing.ts'
import { requireTeamFree } from './rules.ts'
import { findTeamName, updateSetTeam } from './sql.ts'

const chooseName = async (db: Database, session: StoredSession, set: number, team: string | null) => {
  const others = session.setNames.filter((_, n) => n + 1 !== set)
  if (team === null) return drawSetNames(session.sets, Math.random, others).at(-1) ?? ''
  const name = await findTeamName(db, team, session.captainId)
  if (name === undefined) throw new ApiError('not-a-member')
  requireTeamFree(session, set, { id: team, name })
  return name
}

export const sets = (app: App) => {
  serveChange(app, drawSets, async (session, { db, user, now }) => {
    requirePermission('drawSets', session, user)
    requireNotStarted(session, now)
    await drawTeams(db, session, { by: user.id, now })
  })

  serveChange(app, assignTeamToSet, async (session, { params: { set }, body: { team }, db, user, now }) => {
    requirePermission('assignTeamToSet', session, user)
    requireNotStarted(session, now)
    const before = requireFound(session.setNames[set - 1])
    if (session.opponentId !== null) throw new ApiError('relied-on')
    const plays = session.setTeams.find((one) => one.set === set)?.team ?? null
    if (plays === team) return
    const name = await chooseName(db, session, set, team)
    const [sessionId, by] = [session.id, user.id]
    await updateSetTeam(db, { sessionId, set, name, team })
    const edits = [{ setting: 'setName', set, from: before, to: name } as const]
    const { id: change } = await insertChange(db, { sessionId, change: 'edited', by, now, edits })
    await notifyUsers(db, sessionId, listParticipants(session), {
      kind: 'edited',
      facts: { change },
      by,
      now,
    })
    const renamed = session.drawnAt && (await findSession(db, sessionId))
    if (renamed) await drawTeams(db, renamed, { by, now })
  })

  serveChange(app, saveSetLineup, async (session, { params, body, db, user, now }) => {
    requirePermission('saveSetLineup', session, user)
    const lineup = findSetLineup(session, params.set)
    if (!lineup || !session.drawnAt) throw new ApiError('not-found')
    if (isOver(session, now)) throw new ApiError('session-ended')
    requireCurrent(body, lineup)
    requirePlayerLimit(body.players, session.playersPerTeam)
    const saved = { sessionId: session.id, set: params.set, by: user.id }
    await upsertSetLineup(db, saved, sortLineup(body.players))
  })
}
