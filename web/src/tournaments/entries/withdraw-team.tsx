import type { TournamentEntry } from '@i-one/contract/tournaments'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'
import type { LiveTournament } from '../queries.ts'
import { useTournamentActions } from '../use-tournament-actions.ts'

type WithdrawTeamProps = { tournament: LiveTournament; entry: TournamentEntry; onClose: () => void }

export function WithdrawTeam({
  tournament: { _id, state, rules },
  entry: { team },
  onClose,
}: WithdrawTeamProps) {
  const { act, pending } = useTournamentActions(_id)
  const afterDraw =
    rules.withdrawal === 'void'
      ? 'All its results become void.'
      : 'Its remaining matches are lost by walkover.'
  const withdraw = async () => {
    if (!(await act('withdraw', team._id))) onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Withdraw ${team.name}?`}
      description={
        state === 'entries'
          ? 'It will be as if the team never entered. It can enter again while entries are open.'
          : `${afterDraw} This cannot be taken back.`
      }
      cancelText="Stay in"
      confirmText="Withdraw"
      pendingText="Withdrawing..."
      pending={pending}
      onConfirm={withdraw}
    />
  )
}
