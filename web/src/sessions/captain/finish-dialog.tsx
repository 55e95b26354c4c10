import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'
import { uncheckedIn } from '../people.ts'
import type { LiveSession } from '../queries.ts'
import type { SessionActions } from '../use-session-actions.ts'
import styles from './finish-dialog.module.css'

type FinishDialogProps = {
  session: LiveSession
  actions: SessionActions
  open: boolean
  onOpenChange: (open: boolean) => void
}

const description = (count: number, played: boolean) => {
  const who = count === 1 ? 'One player is' : `${count} players are`
  const what = count === 1 ? 'a no-show' : 'no-shows'
  const unless = played ? ', unless a match shows they played (a goal, a card)' : ''
  return `${who} not checked in and will count as ${what}${unless}:`
}

/** Asked before a finish that says of somebody that they did not come. */
export function FinishDialog({ session, actions, open, onOpenChange }: FinishDialogProps) {
  const missing = uncheckedIn(session)
  const pending = actions.doing === 'finish'
  const finish = async () => {
    if (await actions.act('finish')) onOpenChange(false)
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Finish the session?"
      description={
        missing.length > 0
          ? description(missing.length, session.matches.length > 0)
          : 'Everybody is checked in.'
      }
      cancelText="Not yet"
      confirmText="Finish"
      pendingText="Finishing..."
      pending={pending}
      danger={false}
      onConfirm={finish}
    >
      <ul className={styles.missing}>
        {missing.map(({ _id, player }) => (
          <li key={_id}>{player.name}</li>
        ))}
      </ul>
      <p className="small mute">Under “Who came” you can still check them in, until a day after the end.</p>
    </ConfirmDialog>
  )
}
