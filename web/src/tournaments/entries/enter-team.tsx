import type { TeamCard } from '@i-one/contract/teams'
import type { Tournament } from '@i-one/contract/tournaments'
import { moneyText } from '@i-one/game/payments/money'
import { plural, t } from '@lingui/core/macro'
import { useState } from 'react'
import { dayTimeText } from '../../lib/pitch-time.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { toNameOptions } from '../../ui/fields/name-options.ts'
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
  const description = plural(
    { players: squad.most },
    {
      one: `Your players become the squad of up to # player. You can change the squad until ${until}.`,
      other: `Your players become the squad of up to # players. You can change the squad until ${until}.`,
    },
  )
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`Enter ${{ tournament: name }}`}
      description={
        fee && fee.amount > 0 ? `${description} ${t`The fee is ${{ fee: moneyText(fee) }}.`}` : description
      }
      cancelText={t`Not now`}
      confirmText={t`Enter the team`}
      pendingText={t`Entering...`}
      danger={false}
      pending={pending}
      onConfirm={() => act('enter', chosen)}
    >
      <Select
        label={t`Team`}
        options={toNameOptions(teams)}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      />
    </ConfirmDialog>
  )
}
