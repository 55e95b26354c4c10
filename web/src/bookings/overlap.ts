import type { Session } from '@i-one/contract/sessions'
import { isEnded, isGoing, isWaiting } from '@i-one/contract/sessions/states'

type Timed = Pick<Session, '_id' | 'start' | 'end' | 'state' | 'mine'>

/** Of a session, or of a slot that is none yet. */
export type Stretch = { _id?: string; start: string; end: string }

/** The first of one's sessions that is played at that time. */
export const overlapping = <Other extends Timed>(stretch: Stretch, sessions: readonly Other[]) =>
  sessions.find(
    ({ _id, start, end, state, mine }) =>
      _id !== stretch._id &&
      !isEnded(state) &&
      (isGoing(mine?.state) || isWaiting(mine?.state)) &&
      start < stretch.end &&
      end > stretch.start,
  )
