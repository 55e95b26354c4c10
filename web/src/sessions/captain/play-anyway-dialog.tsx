import type { Session } from '@i-one/contract/sessions'
import { countText } from '@i-one/game/count-text'
import { getLargestShare, moneyText } from '@i-one/game/payments/money'
import { getMinimumPlayers } from '@i-one/game/sessions/deadlines'
import { shortTimeText } from '../../lib/time/time-beside.ts'
import { ActionDialog, type SessionDialogProps } from '../act-dialog.tsx'

const description = ({ start, going, minimum, fillBy, pitch }: Session) =>
  `${countText(going, 'player is', 'players are')} in. You need ${minimum} by ${shortTimeText(fillBy, pitch.timeZone, start)}.`

export function PlayAnywayDialog({ session, ...dialog }: SessionDialogProps) {
  const { going, price, capacity, booking } = session
  const each = getLargestShare(price, Math.max(going, getMinimumPlayers(capacity)))
  const others = Math.max(0, going - 1)
  const own = { ...price, amount: price.amount - each.amount * others }
  return (
    <ActionDialog
      {...dialog}
      act="come-anyway"
      title="Play anyway?"
      description={description(session)}
      cancelText="Wait"
      confirmText="Play anyway"
      pendingText="Saving..."
      danger={false}
      onAct={() => dialog.actions.act('come-anyway')}
    >
      <ul className="grid gap-2 mt-4 ps-5 [list-style:disc]">
        <li>The game goes ahead, even with too few players.</li>
        <li>Others can still join until kick-off.</li>
        {price.amount > 0 && (
          <li>
            If no one else joins, you pay {moneyText(own)}
            {others > 0 && <> and the others {moneyText(each)} each</>}.
          </li>
        )}
        {booking.state === 'pending' && <li>The pitch still has to confirm.</li>}
        <li>You can’t undo this. You can still cancel the game.</li>
      </ul>
    </ActionDialog>
  )
}
