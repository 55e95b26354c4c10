import { randomBytes } from 'node:crypto'
import { isGoing } from '@i-one/contract/sessions/states'
import { drawSets } from '@i-one/game/sessions/draw'
import { type SetAssignment, assignNewcomersToSets } from '@i-one/game/sessions/set-assignment'
import { drawSetNames } from '@i-one/game/sessions/set-names'
import { toStrength } from '@i-one/game/sessions/strength'
import { getPreviousSeason, toSeason } from '@i-one/game/stats/season'
import type { Actor } from '../../lib/actor.ts'
import type { Database } from '../../lib/database/database.ts'
import { insertChange } from '../history/sql.ts'
import { type StoredPlace, type StoredSession, findSession } from '../sql.ts'
import {
  insertSets,
  saveDraw,
  saveSides,
  updateSetTeam,
  listPlayerResults,
  listTeamSets,
  saveSetAssignments,
} from './sql.ts'

const listGoing = async (db: Database, session: StoredSession) => {
  const teams = session.setTeams.length ? await listTeamSets(db, session.id) : new Map<string, number>()
  return session.places
    .filter(({ state }) => isGoing(state))
    .map(({ playerId, position, with: wishes, set }: StoredPlace) => ({
      id: playerId,
      position,
      with: wishes,
      set,
      team: session.opponentId === null ? teams.get(playerId) : (set ?? teams.get(playerId)),
    }))
}

const fixedSides = ({ opponentId, places }: StoredSession): SetAssignment[] =>
  opponentId === null
    ? []
    : places.flatMap(({ playerId, set, state }) =>
        set === null || isGoing(state) ? [] : [{ id: playerId, set }],
      )

/** Limits strength ratings to two seasons, so that a draw does not get slower every year. */
const latestSeasons = (now: Date) => {
  const current = toSeason(now.toISOString().slice(0, 10))
  return [current, getPreviousSeason(current)]
}

export const drawTeams = async (db: Database, session: StoredSession, { by, now }: Actor) => {
  const seed = randomBytes(12).toString('base64url')
  const results = await listPlayerResults(db, session.id, latestSeasons(now))
  const none = { played: 0, won: 0, drawn: 0 }
  const going = await listGoing(db, session)
  const drawn = drawSets(
    going.map((player) => ({ ...player, strength: toStrength(results.get(player.id) ?? none) })),
    session.sets,
    seed,
  )
  const assignments = drawn.flatMap((ids, n) => ids.map((id) => ({ id, set: n + 1 })))
  await saveSetAssignments(db, session.id, [...assignments, ...fixedSides(session)])
  await saveDraw(db, session.id, seed, now)
  await insertChange(db, { sessionId: session.id, change: 'drawn', by, now })
  return assignments
}

/** Splits a session with a single set into two sets, so that teams can be drawn. */
export const splitIntoTwoSets = async (db: Database, session: StoredSession) => {
  const going = session.places.filter(({ state }) => isGoing(state)).length
  if (session.sets > 1 || going < 2) return session
  const [one = '', two = ''] = drawSetNames(2, Math.random, session.setTeams.length ? [] : session.setNames)
  await updateSetTeam(db, { sessionId: session.id, set: 1, name: one, team: null })
  await insertSets(db, session.id, [one, two])
  await saveSides(db, session.id, { sets: 2, opponent: null, payingSide: null, minimum: session.minimum })
  const split = await findSession(db, session.id)
  if (!split) throw new Error(`locked session ${session.id} does not exist`)
  return { ...split, drawnAt: null }
}

export const assignNewPlayersToSets = async (
  db: Database,
  session: StoredSession,
): Promise<SetAssignment[]> => {
  const going = await listGoing(db, session)
  const drawn = going.flatMap(({ id, set }) => (set === null ? [] : [{ id, set }]))
  const assignments = [...drawn, ...assignNewcomersToSets(going, session.sets)]
  await saveSetAssignments(db, session.id, [...assignments, ...fixedSides(session)])
  return assignments
}
