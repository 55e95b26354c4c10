import type { Session } from '@i-one/contract/sessions'
import { freeLeaving } from '@i-one/game/sessions/deadlines'
import { dayText, timeText } from '../../lib/pitch-time.ts'

/** Until when who has a place leaves without being late. */
export const freeUntil = ({ start, movedAt }: Pick<Session, 'start' | 'movedAt'>) =>
  freeLeaving(new Date(start), movedAt === undefined ? null : new Date(movedAt))

/** Until when leaving is free, as a line of facts; for a session that begins soon that is over. */
export const leavingFact = (
  session: Pick<Session, 'start' | 'movedAt' | 'serverTime'> & { pitch: Pick<Session['pitch'], 'timeZone'> },
): [string, string] => {
  const free = freeUntil(session)
  const { timeZone } = session.pitch
  return new Date(session.serverTime) > free
    ? ['Leaving', 'Counts as late from now on']
    : ['Leave free until', `${timeText(free, timeZone)}, ${dayText(free, timeZone)}`]
}
