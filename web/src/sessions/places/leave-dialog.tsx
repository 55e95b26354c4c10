import type { Session } from '@i-one/contract/sessions'
import { ActDialog, type SessionDialogProps } from '../act-dialog.tsx'
import { freeUntil } from './free-until.ts'
import { waitingList } from './line-up.ts'

/** Who only waits costs nobody a game, whenever they leave. */
const isLate = (session: Session, now: Date) => session.mine?.state === 'going' && now > freeUntil(session)

const consequence = (session: Session, now: Date) => {
  if (isLate(session, now)) return 'Kick-off is less than five hours away: leaving now counts as late.'
  if (session.mine?.state !== 'going') return 'You lose your turn on the waiting list.'
  const next = waitingList(session)[0]
  return next
    ? `${next.player.name} is first in line for your place.`
    : 'Your place is free for somebody else.'
}

export function LeaveDialog({ session, now, ...dialog }: SessionDialogProps & { now: Date }) {
  return (
    <ActDialog
      {...dialog}
      act="leave"
      title={isLate(session, now) ? 'Leave late?' : 'Leave this session?'}
      description={consequence(session, now)}
      cancelText="Stay"
      confirmText="Leave"
      pendingText="Leaving..."
      onAct={() => dialog.actions.act('leave')}
    />
  )
}
