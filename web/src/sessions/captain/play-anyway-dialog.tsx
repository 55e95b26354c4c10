import type { Session } from '@i-one/contract/sessions'
import { getLargestShare, moneyText } from '@i-one/game/payments/money'
import { getMinimumPlayers } from '@i-one/game/sessions/deadlines'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { shortTimeText } from '../../lib/time/time-beside.ts'
import { ActionDialog, type SessionDialogProps } from '../act-dialog.tsx'

const description = ({ start, going, minimum, fillBy, pitch }: Session) =>
  t`${plural(going, { one: '# player is in.', other: '# players are in.' })} You need ${minimum} by ${{ time: shortTimeText(fillBy, pitch.timeZone, start) }}.`

export function PlayAnywayDialog({ session, ...dialog }: SessionDialogProps) {
  const { going, price, capacity, booking } = session
  const each = getLargestShare(price, Math.max(going, getMinimumPlayers(capacity)))
  const others = Math.max(0, going - 1)
  const own = { ...price, amount: price.amount - each.amount * others }
  return (
    <ActionDialog
      {...dialog}
      act="come-anyway"
      title={t`Play anyway?`}
      description={description(session)}
      cancelText={t`Wait`}
      confirmText={t`Play anyway`}
      pendingText={t`Saving...`}
      danger={false}
      onAct={() => dialog.actions.act('come-anyway')}
    >
      <ul className="grid gap-2 mt-4 ps-5 [list-style:disc]">
        <li>
          <Trans>The game goes ahead, even with too few players.</Trans>
        </li>
        <li>
          <Trans>Others can still join until kick-off.</Trans>
        </li>
        {price.amount > 0 && (
          <li>
            {others > 0 ? (
              <Trans>
                If no one else joins, you pay {{ own: moneyText(own) }} and the others{' '}
                {{ each: moneyText(each) }} each.
              </Trans>
            ) : (
              <Trans>If no one else joins, you pay {{ own: moneyText(own) }}.</Trans>
            )}
          </li>
        )}
        {booking.state === 'pending' && (
          <li>
            <Trans>The pitch still has to confirm.</Trans>
          </li>
        )}
        <li>
          <Trans>You can’t undo this. You can still cancel the game.</Trans>
        </li>
      </ul>
    </ActionDialog>
  )
}
