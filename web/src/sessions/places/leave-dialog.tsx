import type { Session } from '@i-one/contract/sessions'
import { t } from '@lingui/core/macro'
import { ActionDialog, type SessionDialogProps } from '../act-dialog.tsx'
import { getFreeLeaveDeadline, freeLeaveDeadlineText, lateLeavingCostText } from './free-until.ts'
import { listWaitingPlaces } from './line-up.ts'

/** Returns true if leaving now counts as late. Players on the waitlist can leave for free at any time. */
const isLate = (session: Session, now: Date) =>
  session.mine?.state === 'going' && now > getFreeLeaveDeadline(session)

const consequence = (session: Session, now: Date) => {
  if (isLate(session, now))
    return [t`Leaving now counts as a late drop-out.`, lateLeavingCostText(session)].filter(Boolean).join(' ')
  if (session.mine?.state !== 'going') return t`You lose your place on the waitlist.`
  const next = now < new Date(session.start) && listWaitingPlaces(session)[0]
  return [
    t`Leaving is free until ${{ deadline: freeLeaveDeadlineText(session) }}.`,
    next
      ? t`${{ name: next.player.name }} is first in line for your spot.`
      : t`Another player can take your spot.`,
  ].join(' ')
}

export function LeaveDialog({ session, now, ...dialog }: SessionDialogProps & { now: Date }) {
  return (
    <ActionDialog
      {...dialog}
      act="leave"
      title={isLate(session, now) ? t`Drop out late?` : t`Leave this game?`}
      description={consequence(session, now)}
      cancelText={t`Stay`}
      confirmText={t`Leave`}
      pendingText={t`Leaving...`}
      onAct={() => dialog.actions.act('leave')}
    />
  )
}
