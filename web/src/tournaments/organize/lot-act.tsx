import type { TableRow } from '@i-one/contract/tournaments'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'
import type { LiveTournament } from '../queries.ts'
import { useTournamentActions } from '../use-tournament-actions.ts'
import { levelTeams } from './level-teams.ts'
import styles from './organizer-acts.module.css'

type LotActProps = { tournament: LiveTournament; rows: readonly TableRow[] }

/** For the organizer, where all of a table is played and teams share a place. */
export function LotAct({ tournament: { _id, entries }, rows }: LotActProps) {
  const [teams, setTeams] = useState<string[]>()
  const { act, pending } = useTournamentActions(_id)
  const names = (of: readonly string[]) =>
    new Intl.ListFormat('en').format(entries.flatMap(({ team }) => (of.includes(team._id) ? team.name : [])))
  const draw = async () => {
    if (teams && !(await act('lot', teams))) setTeams(undefined)
  }
  return (
    <div className={styles.acts}>
      {levelTeams(rows).map((level) => (
        <Button key={level.join()} variant="line" onClick={() => setTeams(level)}>
          Draw a lot: {names(level)}
        </Button>
      ))}
      {teams && (
        <ConfirmDialog
          open
          onOpenChange={() => setTeams(undefined)}
          title="Draw a lot?"
          description={`${names(teams)} share a place and nothing sets them apart. The lot is drawn by the server and kept. It cannot be drawn again.`}
          cancelText="Not yet"
          confirmText="Draw it"
          pendingText="Drawing..."
          danger={false}
          pending={pending}
          onConfirm={draw}
        />
      )}
    </div>
  )
}
