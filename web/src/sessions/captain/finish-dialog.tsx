import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ActionDialog, type SessionDialogProps } from '../act-dialog.tsx'
import { listNotCheckedIn } from '../people.ts'

const description = (count: number, played: boolean) =>
  played
    ? plural(count, {
        one: 'One player isn’t checked in and will count as a no-show, unless a match event shows that they played:',
        other:
          '# players aren’t checked in and will count as no-shows, unless a match event shows that they played:',
      })
    : plural(count, {
        one: 'One player isn’t checked in and will count as a no-show:',
        other: '# players aren’t checked in and will count as no-shows:',
      })

export function FinishDialog({ session, ...dialog }: SessionDialogProps) {
  const missing = listNotCheckedIn(session)
  return (
    <ActionDialog
      {...dialog}
      act="finish"
      title={t`Finish the game?`}
      description={
        missing.length > 0
          ? description(missing.length, session.matches.length > 0)
          : t`Everyone is checked in.`
      }
      cancelText={t`Not yet`}
      confirmText={t`Finish`}
      pendingText={t`Finishing...`}
      danger={false}
      onAct={() => dialog.actions.act('finish')}
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4 my-4 font-strong wrap-anywhere">
        {missing.map(({ _id, player }) => (
          <li translate="no" key={_id} className="py-2 border-b border-b-line">
            {player.name}
          </li>
        ))}
      </ul>
      <p className="small mute">
        <Trans>You can still check players in under “Attendance” until a day after the game.</Trans>
      </p>
    </ActionDialog>
  )
}
