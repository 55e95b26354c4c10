import type { Tournament } from '@i-one/contract/tournaments'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useSheet } from '../../lib/use-sheet.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { useLazyModule } from '../../ui/use-lazy-module.ts'
import { listTies, isOver } from '../ties.ts'

const loadDialogs = () => import('./organizer-dialogs.tsx')
const loadTransfer = () => import('./hand-over.tsx')

type OrganizerSheet = 'draw' | 'cancel' | 'hand-over'

export function OrganizerActions({ tournament }: { tournament: Tournament }) {
  const [shown, show] = useSheet<OrganizerSheet>()
  const close = () => show(undefined)
  const isShown = shown === 'draw' || shown === 'cancel'
  const dialogs = useLazyModule(loadDialogs, isShown, close)
  const transfer = useLazyModule(loadTransfer, shown === 'hand-over', close)
  const { state, entries } = tournament
  const isAhead = state === 'entries' || state === 'drawn'
  const isPlannable = state !== 'cancelled' && listTies(tournament).some((tie) => !tie.start && !isOver(tie))
  if (state === 'finished' || state === 'cancelled') return null
  return (
    <div className="flex flex-wrap gap-3">
      {state === 'entries' && entries.length >= 3 && (
        <Button variant="chalk" onClick={() => show('draw')}>
          <Trans context="draw the teams" comment="Verb on a button">
            Draw
          </Trans>
        </Button>
      )}
      {isPlannable && (
        <Link className={buttonClass({ variant: 'chalk' })} to={`/tournament/${tournament._id}/plan`}>
          <Trans>Schedule matches</Trans>
        </Link>
      )}
      {isAhead && (
        <Button variant="line" onClick={() => show('cancel')}>
          <Trans>Call it off</Trans>
        </Button>
      )}
      <Button variant="line" onClick={() => show('hand-over')}>
        <Trans>Hand over</Trans>
      </Button>
      {transfer && shown === 'hand-over' && (
        <transfer.TransferTournamentDialog tournament={tournament} onClose={close} />
      )}
      {dialogs && shown === 'draw' && <dialogs.DrawDialog tournament={tournament} onClose={close} />}
      {dialogs && shown === 'cancel' && (
        <dialogs.CancelTournamentDialog tournament={tournament} onClose={close} />
      )}
    </div>
  )
}
