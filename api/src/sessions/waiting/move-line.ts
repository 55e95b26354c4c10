import type { Database } from '../../lib/database/database.ts'
import type { Doing } from '../../lib/doing.ts'
import { insertChange } from '../history/sql.ts'
import { notifyUsers } from '../notify-users.ts'
import { crowdsOf, leaderOf } from '../rules.ts'
import type { StoredSession } from '../sql.ts'
import { type MoveInLine, movesInLine } from './rules.ts'
import { moveInLine } from './sql.ts'

const changes = { waitlisted: 'offer-ended', offered: 'offered', going: 'taken-in' } as const

const notifyOfMove = async (db: Database, session: StoredSession, move: MoveInLine, doing: Doing) => {
  const { playerId, to, until } = move
  const { set = null } = session.places.find((place) => place.playerId === playerId) ?? {}
  if (to === 'waitlisted') return
  await notifyUsers(db, session.id, [playerId], {
    kind: 'place-for-you',
    facts: { player: null, until },
    ...doing,
  })
  if (to === 'going')
    await notifyUsers(db, session.id, [leaderOf(session, set)], {
      kind: 'joined',
      facts: { player: playerId },
      ...doing,
    })
}

/** One move of a locked session's line, with its history and news. That an offer ends is nobody's doing but the clock's. */
export const carryOut = async (
  db: Database,
  session: StoredSession,
  move: MoveInLine,
  { by, now }: Doing,
) => {
  await moveInLine(db, move, session.id, now)
  const doing = { by: move.to === 'waitlisted' ? null : by, now }
  const { playerId } = move
  await insertChange(db, { sessionId: session.id, change: changes[move.to], playerId, ...doing })
  await notifyOfMove(db, session, move, doing)
}

/** Moves the waiting list of a locked session on; whether it did. */
export const moveLine = async (db: Database, session: StoredSession, doing: Doing) => {
  const moves = crowdsOf(session).flatMap((crowd) => movesInLine(crowd, doing.now))
  for (const move of moves) await carryOut(db, session, move, doing)
  return moves.length > 0
}
