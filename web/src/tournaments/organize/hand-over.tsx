import type { Tournament } from '@i-one/contract/tournaments'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { toNameOptions } from '../../ui/fields/name-options.ts'
import { Select } from '../../ui/fields/select.tsx'
import { successorsQuery } from '../queries.ts'
import { useTournamentActions } from '../use-tournament-actions.ts'

type HandOverProps = { tournament: Tournament; onClose: () => void }

export function TransferTournamentDialog({ tournament: { _id, name }, onClose }: HandOverProps) {
  const query = useQuery(successorsQuery(_id))
  const [chosen, choose] = useState('')
  const { act, pending } = useTournamentActions(_id, onClose)
  const { data: people } = query
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t`Hand ${{ tournament: name }} over?`}
      description={t`The new organizer gets the draw, the schedule, the results and upcoming slots. You can’t manage the tournament any more. This can’t be undone.`}
      cancelText={t`Keep it`}
      confirmText={t`Hand it over`}
      pendingText={t`Handing over...`}
      disabled={!chosen}
      pending={pending}
      onConfirm={() => act('transferTournament', chosen)}
    >
      <div className="grid gap-4 mt-4">
        {query.error && !people && (
          <ErrorState
            sentence={t`The organizers could not be loaded: ${{ reason: query.error.message }}`}
            query={query}
          />
        )}
        {people?.length === 0 && (
          <p>
            <Trans>
              No one can take over yet. The new organizer must lead one of the teams or own one of the
              pitches. Ask that person to become an organizer on their profile first.
            </Trans>
          </p>
        )}
        {people && people.length > 0 && (
          <Select
            label={t`New organizer`}
            placeholder={t`Choose an organizer`}
            options={toNameOptions(people)}
            value={chosen}
            onChange={({ target }) => choose(target.value)}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}
