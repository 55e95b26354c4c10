import { startSession } from '@i-one/contract/sessions'
import { drawSets, playAs } from '@i-one/contract/sessions/sets'
import { drawSetNames } from '@i-one/game/sessions/set-names'
import type { App } from '../../lib/http/app.ts'
import type { Database } from '../../lib/database/database.ts'
import { Refusal, found } from '../../lib/http/refusal.ts'
import { start } from '../actions.ts'
import { insertChange } from '../history/sql.ts'
import { requireMay, requireNotStarted, requireStartable } from '../rules.ts'
import { serveChange } from '../serve-change.ts'
import { type StoredSession, findSession } from '../sql.ts'
import { drawByLot, seatLatecomers } from './drawing.ts'
import { requireFree, requireSides } from './rules.ts'
import { findTeamName, keepTeam } from './sql.ts'

/** What a set is called as the team, or by lot again, like none of the others. */
const nameOf = async (db: Database, session: StoredSession, set: number, team: string | null) => {
  const others = session.setNames.filter((_, n) => n + 1 !== set)
  if (team === null) return drawSetNames(session.sets, Math.random, others).at(-1) ?? ''
  const name = await findTeamName(db, team, session.captainId)
  if (name === undefined) throw new Refusal('not-a-member')
  requireFree(session, set, { id: team, name })
  return name
}

export const sets = (app: App) => {
  serveChange(app, drawSets, async (session, { db, user, now }) => {
    requireMay('drawSets', session, user)
    requireNotStarted(session, now)
    await drawByLot(db, session, { by: user.id, now })
  })

  serveChange(app, startSession, async (session, { db, user, now }) => {
    requireMay('startSession', session, user)
    requireStartable(session, now)
    const seats = session.drawnAt
      ? await seatLatecomers(db, session)
      : await drawByLot(db, session, { by: user.id, now })
    requireSides(seats, session.sets)
    await start(db, session, { by: user.id, now })
  })

  serveChange(app, playAs, async (session, { params: { set }, body: { team }, db, user, now }) => {
    requireMay('playAs', session, user)
    requireNotStarted(session, now)
    const before = found(session.setNames[set - 1])
    const plays = session.setTeams.find((one) => one.set === set)?.team ?? null
    if (plays === team) return
    const name = await nameOf(db, session, set, team)
    const [sessionId, by] = [session.id, user.id]
    await keepTeam(db, { sessionId, set, name, team })
    await insertChange(db, {
      sessionId,
      change: 'edited',
      by,
      now,
      reason: `set ${set}: ${before} → ${name}`,
    })
    const renamed = session.drawnAt && (await findSession(db, sessionId))
    if (renamed) await drawByLot(db, renamed, { by, now })
  })
}
