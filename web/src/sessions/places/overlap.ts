import type { Session } from '@i-one/contract/sessions'

type Timed = Pick<Session, '_id' | 'start' | 'end' | 'state' | 'mine'>

const over = new Set(['finished', 'cancelled', 'abandoned'])
const takesPart = new Set(['going', 'checked-in', 'waitlisted', 'offered'])

/** The first of one's sessions that is played at the same time as this one. */
export const overlapping = <Other extends Timed>(session: Timed, sessions: readonly Other[]) =>
  sessions.find(
    ({ _id, start, end, state, mine }) =>
      _id !== session._id &&
      !over.has(state) &&
      takesPart.has(mine?.state ?? '') &&
      start < session.end &&
      end > session.start,
  )
