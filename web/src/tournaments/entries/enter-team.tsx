import type { TeamCard } from '@i-one/contract/teams'
import type { Tournament } from '@i-one/contract/tournaments'
import { countText } from '@i-one/game/count-text'
import { moneyText } from '@i-one/game/payments/money'
import { useState } from 'react'
import { dayTimeText } from '../../lib/pitch-time.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { useTournamentActions } from '../use-tournament-actions.ts'

type EnterTeamProps = {
  tournament: Tournament
  teams: readonly TeamCard[]
  open: boolean
  onClose: () => void
}

export function EnterTeamDialog({ tournament, teams, open, onClose }: EnterTeamProps) {
  const { name, squad, fee, timeZone } = tournament
  const [chosen, choose] = useState(teams[0]?._id ?? '')
  const { act, pending } = useTournamentActions(tournament._id, onClose)
  const until = dayTimeText(squad.until, timeZone)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Enter ${name}`}
      description={`Your players become the squad, ${countText(squad.most, 'player')} at most. You can change it until ${until}.${fee && fee.amount > 0 ? ` The fee is ${moneyText(fee)}.` : ''}`}
      cancelText="Not now"
      confirmText="Enter the team"
      pendingText="Entering..."
      danger={false}
      pending={pending}
      onConfirm={() => act('enter', chosen)}
    >
      <Select
        label="Team"
        options={teams.map((team) => ({ value: team._id, label: team.name }))}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      />
    </ConfirmDialog>
  )
}
