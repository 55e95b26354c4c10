import type { Actor } from '../../lib/actor.ts'
import type { Database } from '../../lib/database/database.ts'
import { toLeavingFacts, allowFreeLeave } from '../free-leaving/actions.ts'
import { insertChange } from '../history/sql.ts'
import { notifyUsers } from '../notify-users.ts'
import { listCapacityGroups, isGuest, getLeader, getPayer } from '../rules.ts'
import type { StoredPlace, StoredSession } from '../sql.ts'
import { type WaitlistMove, listWaitlistMoves } from './rules.ts'
import { applyWaitlistMove } from './sql.ts'

const changes = { waitlisted: 'offer-ended', offered: 'offered' } as const

const notifyOfPromotion = (
  db: Database,
  session: StoredSession,
  place: StoredPlace,
  { by, now, leaveBy }: Actor & { leaveBy: Date },
) => {
  const guest = isGuest(place)
  return notifyUsers(db, session.id, [getPayer(place)], {
    kind: 'place-for-you',
    facts: { player: guest ? place.playerId : null, ...toLeavingFacts(session, place, leaveBy) },
    // for a guest, names no actor: actors get no notification, but the player who added the guest must get one
    by: guest ? null : by,
    now,
  })
}

export const promoteWaiting = async (
  db: Database,
  session: StoredSession,
  place: StoredPlace,
  { by, now, byTap }: Actor & { byTap: boolean },
) => {
  const { playerId, set } = place
  await applyWaitlistMove(db, { playerId, to: 'going' }, session.id, now)
  await insertChange(db, { sessionId: session.id, change: 'taken-in', playerId, by, now })
  if (!byTap) {
    const leaveBy = await allowFreeLeave(db, session, place, now)
    await notifyOfPromotion(db, session, place, { by, now, leaveBy })
  }
  const leader = getLeader(session, set)
  if (leader !== getPayer(place))
    await notifyUsers(db, session.id, [leader], { kind: 'joined', facts: { player: playerId }, by, now })
}

/** Records no actor when an offer expires, because no user caused the change. */
const makeMove = async (db: Database, session: StoredSession, move: WaitlistMove, { by, now }: Actor) => {
  const { playerId, to } = move
  const place = session.places.find((one) => one.playerId === playerId)
  if (!place) throw new Error(`player ${playerId} is not on the waitlist of session ${session.id}`)
  if (to === 'going') return promoteWaiting(db, session, place, { by, now, byTap: playerId === by })
  await applyWaitlistMove(db, move, session.id, now)
  const actor = { by: to === 'offered' ? by : null, now }
  await insertChange(db, { sessionId: session.id, change: changes[to], playerId, ...actor })
  const facts = { player: null, until: move.until }
  if (to === 'offered')
    await notifyUsers(db, session.id, [playerId], { kind: 'place-for-you', facts, ...actor })
}

export const advanceWaitlist = async (db: Database, session: StoredSession, actor: Actor) => {
  const moves = listCapacityGroups(session).flatMap((crowd) => listWaitlistMoves(crowd, actor.now))
  for (const move of moves) await makeMove(db, session, move, actor)
  return moves.length > 0
}
