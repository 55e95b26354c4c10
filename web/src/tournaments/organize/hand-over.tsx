import type { Tournament } from '@i-one/contract/tournaments'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { successorsQuery } from '../queries.ts'
import { useTournamentActions } from '../use-tournament-actions.ts'

type HandOverProps = { tournament: Tournament; onClose: () => void }

export function HandOver({ tournament: { _id, name }, onClose }: HandOverProps) {
  const query = useQuery(successorsQuery(_id))
  const [chosen, choose] = useState('')
  const { act, pending } = useTournamentActions(_id, onClose)
  const { data: people } = query
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Hand ${name} over?`}
      description="Its draw, calendar and results are theirs then, and the slots to come. You have no more say in it. This cannot be taken back."
      cancelText="Keep it"
      confirmText="Hand it over"
      pendingText="Handing over..."
      disabled={!chosen}
      pending={pending}
      onConfirm={() => act('transferCaptaincy', chosen)}
    >
      <div className="grid gap-4 mt-4">
        {query.error && !people && (
          <ErrorState
            sentence={`The organizers could not be loaded: ${query.error.message}.`}
            query={query}
          />
        )}
        {people?.length === 0 && (
          <p>
            Nobody can take it over yet. A captain or vice-captain of a team in it, or the owner of a pitch it
            is played on, can, once they are an organizer: anybody becomes one on the own profile.
          </p>
        )}
        {people && people.length > 0 && (
          <Select
            label="To"
            placeholder="Choose an organizer"
            options={people.map(({ _id: value, name: label }) => ({ value, label }))}
            value={chosen}
            onChange={({ target }) => choose(target.value)}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}
