import type { Session } from '@i-one/contract/sessions'
import { isEnded, isGoing, isWaiting } from '@i-one/contract/sessions/states'

type Timed = Pick<Session, '_id' | 'start' | 'end' | 'state' | 'mine'>

/** The first of one's sessions that is played at the same time as this one. */
export const overlapping = <Other extends Timed>(session: Timed, sessions: readonly Other[]) =>
  sessions.find(
    ({ _id, start, end, state, mine }) =>
      _id !== session._id &&
      !isEnded(state) &&
      (isGoing(mine?.state) || isWaiting(mine?.state)) &&
      start < session.end &&
      end > session.start,
  )
