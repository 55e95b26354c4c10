import type { Session } from '@i-one/contract/sessions'
import { freeLeaving } from '@i-one/game/sessions/deadlines'

/** Until when who has a place leaves without being late. */
export const freeUntil = ({ start, movedAt }: Pick<Session, 'start' | 'movedAt'>) =>
  freeLeaving(new Date(start), movedAt === undefined ? null : new Date(movedAt))
