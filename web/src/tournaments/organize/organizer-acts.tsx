import { useLazyModule } from '../../lib/use-lazy-module.ts'
import { useSheet } from '../../lib/use-sheet.ts'
import { Button } from '../../ui/button.tsx'
import type { LiveTournament } from '../queries.ts'
import styles from './organizer-acts.module.css'

const loadDialogs = () => import('./organizer-dialogs.tsx')

type OrganizerSheet = 'draw' | 'cancel'

/** What its organizer may do next. */
export function OrganizerActs({ tournament }: { tournament: LiveTournament }) {
  const [shown, show] = useSheet<OrganizerSheet>()
  const close = () => show(undefined)
  const isShown = shown === 'draw' || shown === 'cancel'
  const dialogs = useLazyModule(loadDialogs, isShown, close)
  const { state, entries } = tournament
  if (state !== 'entries' && state !== 'drawn') return null
  return (
    <div className={styles.acts}>
      {state === 'entries' && entries.length >= 3 && (
        <Button variant="chalk" onClick={() => show('draw')}>
          Draw
        </Button>
      )}
      <Button variant="line" onClick={() => show('cancel')}>
        Call it off
      </Button>
      {dialogs && shown === 'draw' && <dialogs.Draw tournament={tournament} onClose={close} />}
      {dialogs && shown === 'cancel' && <dialogs.CallOff tournament={tournament} onClose={close} />}
    </div>
  )
}
