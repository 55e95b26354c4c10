import type { Actor } from '../../lib/actor.ts'
import type { Database } from '../../lib/database/database.ts'
import { factsOfLeaving, grantFreeLeaving } from '../free-leaving/actions.ts'
import { insertChange } from '../history/sql.ts'
import { notifyUsers } from '../notify-users.ts'
import { crowdsOf, isGuest, leaderOf, payerOf } from '../rules.ts'
import type { StoredPlace, StoredSession } from '../sql.ts'
import { type MoveInLine, movesInLine } from './rules.ts'
import { moveInLine } from './sql.ts'

const changes = { waitlisted: 'offer-ended', offered: 'offered' } as const

const notifyOfOffer = (db: Database, session: StoredSession, { playerId, until }: MoveInLine, actor: Actor) =>
  notifyUsers(db, session.id, [playerId], { kind: 'place-for-you', facts: { player: null, until }, ...actor })

const notifyOfPromotion = (
  db: Database,
  session: StoredSession,
  place: StoredPlace,
  { by, now, leaveBy }: Actor & { leaveBy: Date },
) => {
  const guest = isGuest(place)
  return notifyUsers(db, session.id, [payerOf(place)], {
    kind: 'place-for-you',
    facts: { player: guest ? place.playerId : null, ...factsOfLeaving(session, place, leaveBy) },
    // a host who left made room for their own guest, and is notified too
    by: guest ? null : by,
    now,
  })
}

export const promote = async (
  db: Database,
  session: StoredSession,
  place: StoredPlace,
  { by, now, byTap }: Actor & { byTap: boolean },
) => {
  const { playerId, set } = place
  await moveInLine(db, { playerId, to: 'going' }, session.id, now)
  await insertChange(db, { sessionId: session.id, change: 'taken-in', playerId, by, now })
  if (!byTap) {
    const leaveBy = await grantFreeLeaving(db, session, place, now)
    await notifyOfPromotion(db, session, place, { by, now, leaveBy })
  }
  const leader = leaderOf(session, set)
  if (leader !== payerOf(place))
    await notifyUsers(db, session.id, [leader], { kind: 'joined', facts: { player: playerId }, by, now })
}

/** An offer ends by the clock, so no actor is recorded. */
const carryOut = async (db: Database, session: StoredSession, move: MoveInLine, { by, now }: Actor) => {
  const { playerId, to } = move
  const place = session.places.find((one) => one.playerId === playerId)
  if (!place) throw new Error(`player ${playerId} is not on the waitlist of session ${session.id}`)
  if (to === 'going') return promote(db, session, place, { by, now, byTap: playerId === by })
  await moveInLine(db, move, session.id, now)
  const actor = { by: to === 'offered' ? by : null, now }
  await insertChange(db, { sessionId: session.id, change: changes[to], playerId, ...actor })
  if (to === 'offered') await notifyOfOffer(db, session, move, actor)
}

export const moveLine = async (db: Database, session: StoredSession, actor: Actor) => {
  const moves = crowdsOf(session).flatMap((crowd) => movesInLine(crowd, actor.now))
  for (const move of moves) await carryOut(db, session, move, actor)
  return moves.length > 0
}
