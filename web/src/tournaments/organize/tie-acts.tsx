import type { Tie, Tournament } from '@i-one/contract/tournaments'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useLazyModule } from '../../ui/use-lazy-module.ts'
import { isLive, isOver, pairText } from '../ties.ts'

/** Returns true if the match is void because a team withdrew. No result can then be entered. */
const isVoided = ({ entries, rules }: Tournament, { state, teamOne, teamTwo }: Tie) =>
  state === 'void' &&
  rules.withdrawal === 'void' &&
  entries.some(
    (entry) => entry.state === 'withdrawn' && [teamOne.team, teamTwo.team].includes(entry.team._id),
  )

const loadResult = () => import('./result-dialog.tsx')
const loadMove = () => import('./move-dialog.tsx')

export function TieActions({ tournament, tie }: { tournament: Tournament; tie: Tie }) {
  const [open, setOpen] = useState<'result' | 'move'>()
  const close = () => setOpen(undefined)
  const result = useLazyModule(loadResult, open === 'result', close)
  const move = useLazyModule(loadMove, open === 'move', close)
  const { teamOne, teamTwo } = tie
  const { mine, state } = tournament
  if (!mine?.organizer || state === 'cancelled') return null
  const mayEnter = teamOne.team !== undefined && teamTwo.team !== undefined && !isVoided(tournament, tie)
  const isMovable = state !== 'finished' && !isOver(tie) && !isLive(tie)
  const match = pairText(teamOne.name, teamTwo.name)
  return (
    <div className="flex flex-wrap col-start-2 gap-3 mt-2 mb-1">
      {isMovable && (
        <Button
          variant="ghost"
          size="small"
          aria-label={tie.start ? t`Move, ${match}` : t`Set time, ${match}`}
          onClick={() => setOpen('move')}
        >
          {tie.start ? t`Move` : t`Set time`}
        </Button>
      )}
      {mayEnter && (
        <Button
          variant={tie.undecided ? 'primary' : 'ghost'}
          size="small"
          aria-label={tie.undecided ? t`Decide, ${match}` : t`Result, ${match}`}
          onClick={() => setOpen('result')}
        >
          {tie.undecided ? t`Decide` : t`Result`}
        </Button>
      )}
      {open === 'result' && result && (
        <result.ResultDialog tournament={tournament} tie={tie} onClose={close} />
      )}
      {open === 'move' && move && <move.MoveTieDialog tournament={tournament} tie={tie} onClose={close} />}
    </div>
  )
}
