import { ActionDialog, type SessionDialogProps } from '../act-dialog.tsx'
import { listNotCheckedIn } from '../people.ts'

const description = (count: number, played: boolean) => {
  const who = count === 1 ? 'One player isn’t' : `${count} players aren’t`
  const what = count === 1 ? 'a no-show' : 'no-shows'
  const unless = played ? ', unless a match event shows that they played' : ''
  return `${who} checked in and will count as ${what}${unless}:`
}

export function FinishDialog({ session, ...dialog }: SessionDialogProps) {
  const missing = listNotCheckedIn(session)
  return (
    <ActionDialog
      {...dialog}
      act="finish"
      title="Finish the game?"
      description={
        missing.length > 0
          ? description(missing.length, session.matches.length > 0)
          : 'Everyone is checked in.'
      }
      cancelText="Not yet"
      confirmText="Finish"
      pendingText="Finishing..."
      danger={false}
      onAct={() => dialog.actions.act('finish')}
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4 my-4 font-strong wrap-anywhere">
        {missing.map(({ _id, player }) => (
          <li key={_id} className="py-2 border-b border-b-line">
            {player.name}
          </li>
        ))}
      </ul>
      <p className="small mute">
        You can still check players in under “Attendance” until a day after the game.
      </p>
    </ActionDialog>
  )
}
