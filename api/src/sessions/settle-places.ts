import type { EndReason, SessionState } from '@i-one/contract/sessions'
import { isGoing } from '@i-one/contract/sessions/states'
import type { ReasonCode } from '@i-one/game/sessions/cancel-reasons'
import { updateShares } from '../ledger/actions.ts'
import type { Actor } from '../lib/actor.ts'
import type { Database } from '../lib/database/database.ts'
import { notifyTopics } from '../lib/live/live.ts'
import { insertChange, hasBeenConfirmed } from './history/sql.ts'
import { notifyUsers, listParticipants } from './notify-users.ts'
import { getCapacity, listCapacityGroups, canTransition, findNextState } from './rules.ts'
import { drawTeams, assignNewPlayersToSets } from './sets/drawing.ts'
import { type StoredSession, findSession, updateSessionState } from './sql.ts'
import { advanceWaitlist } from './waiting/move-line.ts'
import { shouldOfferAgain } from './waiting/rules.ts'
import { clearExpiredOffers } from './waiting/sql.ts'

export const changeSessionState = async (
  db: Database,
  session: Pick<StoredSession, 'id' | 'state'>,
  to: SessionState,
  {
    by,
    now,
    reason,
    reasonCode,
    words,
  }: Actor & { reason?: EndReason; reasonCode?: ReasonCode; words?: string },
) => {
  if (!canTransition(session.state, to))
    throw new Error(`session ${session.id} cannot change from ${session.state} to ${to}`)
  await updateSessionState(db, session.id, { state: to, reason, now })
  await insertChange(db, {
    sessionId: session.id,
    change: to,
    by,
    now,
    // the words too, for one release, because processes of 0.2.0 read only the reason
    reason: words ?? reasonCode ?? reason,
    words,
  })
  await notifyTopics(db, `session:${session.id}`)
}

export const updateSessionShares = (db: Database, session: StoredSession, state: SessionState, now: Date) =>
  updateShares(db, { ...session, state, capacity: getCapacity(session) }, now)

const loadSession = async (db: Database, id: string) => {
  const session = await findSession(db, id)
  if (!session) throw new Error(`locked session ${id} does not exist`)
  return session
}

export const assignAttendeesToSets = async (db: Database, id: string) => {
  const session = await loadSession(db, id)
  if (session.drawnAt) await assignNewPlayersToSets(db, session)
}

/** Notifies only of the first confirmation, because players can leave and rejoin. `comingAnyway` notifies separately. */
const confirm = async (db: Database, session: StoredSession, actor: Actor) => {
  const isFirst = !(await hasBeenConfirmed(db, session.id))
  await changeSessionState(db, session, 'confirmed', actor)
  await drawTeams(db, session, { ...actor, by: null })
  if (isFirst && !session.comingAnyway)
    await notifyUsers(db, session.id, listParticipants(session), { kind: 'confirmed', ...actor })
}

/** Must run after every change to places: advances the waitlist and updates the session's state, sets and shares. */
export const settlePlaces = async (db: Database, id: string, actor: Actor) => {
  let session = await loadSession(db, id)
  if (await advanceWaitlist(db, session, actor)) session = await loadSession(db, id)
  if (listCapacityGroups(session).some(shouldOfferAgain)) await clearExpiredOffers(db, id)
  const going = session.places.filter(({ state }) => isGoing(state)).length
  const to = findNextState(session.state, { ...session, going }, actor.now)
  if (to === 'confirmed') await confirm(db, session, actor)
  else if (to) await changeSessionState(db, session, to, actor)
  if (to !== 'confirmed' && session.drawnAt) await assignNewPlayersToSets(db, session)
  await updateSessionShares(db, session, to ?? session.state, actor.now)
}
