import type { TournamentEntry, Tournament } from '@i-one/contract/tournaments'
import { countText } from '@i-one/game/count-text'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Stepper } from '../../ui/fields/stepper.tsx'
import { useTournamentActions } from '../use-tournament-actions.ts'

export type EntryDialogProps = { tournament: Tournament; entry: TournamentEntry; onClose: () => void }

export function WithdrawTeamDialog({ tournament, entry: { team }, onClose }: EntryDialogProps) {
  const { _id, state, rules } = tournament
  const { act, pending } = useTournamentActions(_id, onClose)
  const afterDraw =
    rules.withdrawal === 'void'
      ? 'All its results become void.'
      : 'It loses its remaining matches by walkover.'
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Withdraw ${team.name}?`}
      description={
        state === 'entries'
          ? 'The team leaves the tournament. It can enter again while entries are open.'
          : `${afterDraw} This can’t be undone.`
      }
      cancelText="Stay in"
      confirmText="Withdraw"
      pendingText="Withdrawing..."
      pending={pending}
      onConfirm={() => act('withdraw', team._id)}
    />
  )
}

/** Saving 0 points removes the deduction. */
export function DeductPointsDialog({ tournament: { _id }, entry, onClose }: EntryDialogProps) {
  const { team, deduction } = entry
  const [points, setPoints] = useState(deduction?.points ?? 1)
  const [reason, setReason] = useState(deduction?.reason ?? '')
  const { act, pending } = useTournamentActions(_id, onClose)
  const why = reason.trim() || (points === 0 ? 'Points restored' : '')
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Deduct points from ${team.name}`}
      description="The table changes immediately. Everyone can read the reason."
      cancelText="Cancel"
      confirmText={points === 0 ? 'Remove deduction' : `Deduct ${countText(points, 'point')}`}
      pendingText="Saving..."
      pending={pending}
      disabled={points > 0 && !reason.trim()}
      onConfirm={() => act('deduct', team._id, { points, reason: why })}
    >
      <div className="grid gap-4 mt-4">
        <Stepper label="Points to deduct" value={points} max={99} onChange={setPoints} />
        {points > 0 && (
          <Field
            label="Reason"
            required
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}
