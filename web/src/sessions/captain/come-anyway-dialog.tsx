import { countText } from '@i-one/game/count-text'
import { largestShare, moneyText } from '@i-one/game/payments/money'
import { minimumOf } from '@i-one/game/sessions/deadlines'
import { timeText } from '../../lib/pitch-time.ts'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'
import type { LiveSession } from '../queries.ts'
import type { SessionActions } from '../use-session-actions.ts'
import styles from './come-anyway-dialog.module.css'

type ComeAnywayDialogProps = {
  session: LiveSession
  actions: SessionActions
  open: boolean
  onOpenChange: (open: boolean) => void
}

const description = ({ going, minimum, fillBy, pitch }: LiveSession) =>
  `${countText(going, 'is', 'are')} in, ${minimum} are needed by ${timeText(fillBy, pitch.timeZone)}.`

/** What it means to play with fewer than were asked for. It cannot be taken back. */
export function ComeAnywayDialog({ session, actions, open, onOpenChange }: ComeAnywayDialogProps) {
  const { going, price, capacity, booking } = session
  const each = largestShare(price, Math.max(going, minimumOf(capacity)))
  const others = Math.max(0, going - 1)
  const own = { ...price, amount: price.amount - each.amount * others }
  const pending = actions.doing === 'come-anyway'
  const say = async () => {
    if (await actions.act('come-anyway')) onOpenChange(false)
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="We are coming anyway?"
      description={description(session)}
      cancelText="Wait"
      confirmText="We are coming"
      pendingText="Saving..."
      pending={pending}
      danger={false}
      onConfirm={say}
    >
      <ul className={styles.means}>
        <li>The session is on: it is no longer called off for too few players.</li>
        <li>Others can still join until the start.</li>
        <li>
          If nobody does, you pay {moneyText(own)}
          {others > 0 && <>, the others {moneyText(each)} each</>}.
        </li>
        {booking.state === 'pending' && <li>The pitch still has to say yes.</li>}
        <li>You cannot undo this. You can still cancel.</li>
      </ul>
    </ConfirmDialog>
  )
}
