import { randomBytes } from 'node:crypto'
import { isGoing } from '@i-one/contract/sessions/states'
import { drawSets } from '@i-one/game/sessions/draw'
import { type Seat, seatNewcomers } from '@i-one/game/sessions/seating'
import { strength } from '@i-one/game/sessions/strength'
import type { Database } from '../../lib/database/database.ts'
import type { Doing } from '../../lib/doing.ts'
import { insertChange } from '../history/sql.ts'
import type { StoredPlace, StoredSession } from '../sql.ts'
import { keepDraw, listResults, listTeamSeats, seatPlayers } from './sql.ts'

/** Everyone who is going, with the set that their team plays if one does. */
const players = async (db: Database, session: StoredSession) => {
  const teams = session.setTeams.length ? await listTeamSeats(db, session.id) : new Map<string, number>()
  return session.places
    .filter(({ state }) => isGoing(state))
    .map(({ playerId, position, with: wishes, set }: StoredPlace) => ({
      id: playerId,
      position,
      with: wishes,
      set,
      team: teams.get(playerId),
    }))
}

/** Deals everyone who is going into the sets by lot and keeps the seed, so that the draw can be repeated. */
export const drawByLot = async (
  db: Database,
  session: StoredSession,
  { by, now }: Doing,
): Promise<Seat[]> => {
  const seed = randomBytes(12).toString('base64url')
  const results = await listResults(db, session.id)
  const none = { played: 0, won: 0, drawn: 0 }
  const going = await players(db, session)
  const drawn = drawSets(
    going.map((player) => ({ ...player, strength: strength(results.get(player.id) ?? none) })),
    session.sets,
    seed,
  )
  const seats = drawn.flatMap((ids, n) => ids.map((id) => ({ id, set: n + 1 })))
  await seatPlayers(db, session.id, seats)
  await keepDraw(db, session.id, seed, now)
  await insertChange(db, { sessionId: session.id, change: 'drawn', by, now })
  return seats
}

/** After a draw: whoever is going has a seat, those who came since in the smallest set, and nobody else has one. */
export const seatLatecomers = async (db: Database, session: StoredSession): Promise<Seat[]> => {
  const going = await players(db, session)
  const drawn = going.flatMap(({ id, set }) => (set === null ? [] : [{ id, set }]))
  const seats = [...drawn, ...seatNewcomers(going, session.sets)]
  await seatPlayers(db, session.id, seats)
  return seats
}
