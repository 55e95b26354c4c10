import type { SuspendedSessionOutcome } from '@i-one/contract/moderation/staff/suspension'
import { isGoing } from '@i-one/contract/sessions/states'
import type { UserRow } from '../../../accounts/sql.ts'
import { ApiError } from '../../../lib/http/api-error.ts'
import type { StoredSession } from '../../../sessions/sql.ts'

type Account = Pick<UserRow, 'isAdmin' | 'suspendedAt'>

/** Rejects staff, who must lose their role first, so that staff cannot suspend each other. */
export const requireSuspendable = ({ isAdmin, suspendedAt }: Account) => {
  if (isAdmin) throw new ApiError('is-staff')
  if (suspendedAt) throw new ApiError('already-suspended')
}

type Led = Pick<StoredSession, 'captainId' | 'opponentId' | 'state' | 'start' | 'places'>

const findSuccessor = ({ captainId, opponentId, places }: Led, excluded: readonly string[]) =>
  places.find(
    ({ playerId, nickname, state, set }) =>
      isGoing(state) &&
      playerId !== captainId &&
      nickname !== null &&
      !excluded.includes(playerId) &&
      !(opponentId !== null && set === 2),
  )

export const decideSessionFate = (
  session: Led,
  userId: string,
  { excluded, now }: { excluded: readonly string[]; now: Date },
): { fate: SuspendedSessionOutcome; successor?: Led['places'][number] } => {
  const isRunning = session.state === 'started'
  if (session.captainId === userId) {
    const successor = findSuccessor(session, excluded)
    if (successor) return { fate: 'handed-over', successor }
    return { fate: isRunning ? 'goes-on' : 'called-off' }
  }
  if (isRunning) return { fate: 'goes-on' }
  if (session.opponentId !== userId) return { fate: 'left' }
  // keeps the opponent after kick-off, because the other captain could no longer decline to pay for both sides
  return { fate: now < session.start ? 'side-given-up' : 'goes-on' }
}
