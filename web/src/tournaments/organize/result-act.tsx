import type { Tie } from '@i-one/contract/tournaments'
import { useState } from 'react'
import { useLazyModule } from '../../lib/use-lazy-module.ts'
import { Button } from '../../ui/button.tsx'
import type { LiveTournament } from '../queries.ts'

const loadDialog = () => import('./result-dialog.tsx')

/** For the organizer, once both sides are known. */
export function ResultAct({ tournament, tie }: { tournament: LiveTournament; tie: Tie }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const dialog = useLazyModule(loadDialog, isOpen, close)
  const { teamOne, teamTwo } = tie
  if (!tournament.mine?.organizer || tournament.state === 'cancelled') return null
  if (teamOne.team === undefined || teamTwo.team === undefined) return null
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-label={`Result, ${teamOne.name} v ${teamTwo.name}`}
        onClick={() => setIsOpen(true)}
      >
        Result
      </Button>
      {isOpen && dialog && <dialog.ResultDialog tournament={tournament} tie={tie} onClose={close} />}
    </>
  )
}
