import type { TournamentEntry, Tournament } from '@i-one/contract/tournaments'
import { plural, t } from '@lingui/core/macro'
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
      ? t`All its results become void. This can’t be undone.`
      : t`It loses its remaining matches by walkover. This can’t be undone.`
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t`Withdraw ${{ team: team.name }}?`}
      description={
        state === 'entries'
          ? t`The team leaves the tournament. It can enter again while entries are open.`
          : afterDraw
      }
      cancelText={t`Stay in`}
      confirmText={t`Withdraw`}
      pendingText={t`Withdrawing...`}
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
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t`Deduct points from ${{ team: team.name }}`}
      description={t`The table changes immediately. Everyone can read the reason.`}
      cancelText={t`Cancel`}
      confirmText={
        points === 0
          ? t`Remove deduction`
          : plural(points, { one: 'Deduct # point', other: 'Deduct # points' })
      }
      pendingText={t`Saving...`}
      pending={pending}
      disabled={points > 0 && !reason.trim()}
      onConfirm={() => act('deduct', team._id, points === 0 ? { points } : { points, reason: reason.trim() })}
    >
      <div className="grid gap-4 mt-4">
        <Stepper label={t`Points to deduct`} value={points} max={99} onChange={setPoints} />
        {points > 0 && (
          <Field
            label={t`Reason`}
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
