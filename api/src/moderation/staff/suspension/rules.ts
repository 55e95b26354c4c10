import type { SessionFate } from '@i-one/contract/moderation/staff/suspension'
import { isGoing } from '@i-one/contract/sessions/states'
import { Refusal } from '../../../lib/http/refusal.ts'

interface Account {
  isAdmin: boolean
  suspendedAt: Date | null
}

/** The rights of staff are taken by the command first, so that nobody at the console can shut the others out. */
export const requireSuspendable = ({ isAdmin, suspendedAt }: Account) => {
  if (isAdmin) throw new Refusal('is-staff')
  if (suspendedAt) throw new Refusal('already-suspended')
}

interface Led {
  captainId: string
  opponentId: string | null
  state: string
  start: Date
  places: readonly {
    playerId: string
    name: string
    nickname: string | null
    state: string
    set: number | null
  }[]
}

/** The player who has been in for longest, has an account, can be made captain and is not of the side that an opponent brought. */
const successorOf = ({ captainId, opponentId, places }: Led, excluded: readonly string[]) =>
  places.find(
    ({ playerId, nickname, state, set }) =>
      isGoing(state) &&
      playerId !== captainId &&
      nickname !== null &&
      !excluded.includes(playerId) &&
      !(opponentId !== null && set === 2),
  )

/** What becomes of a session when this user is shut out; who leads it from then on, where that is another. */
export const fateOf = (
  session: Led,
  userId: string,
  { excluded, now }: { excluded: readonly string[]; now: Date },
): { fate: SessionFate; successor?: Led['places'][number] } => {
  const isRunning = session.state === 'started'
  if (session.captainId === userId) {
    const successor = successorOf(session, excluded)
    if (successor) return { fate: 'handed-over', successor }
    return { fate: isRunning ? 'goes-on' : 'called-off' }
  }
  if (isRunning) return { fate: 'goes-on' }
  if (session.opponentId !== userId) return { fate: 'left' }
  // from kick-off on the other side could not refuse to pay for both
  return { fate: now < session.start ? 'side-given-up' : 'goes-on' }
}
