import type { Team } from '@i-one/contract/teams'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { TeamFields } from './team-fields.tsx'
import { useTeamForm } from './team-form.ts'
import type { TeamActions } from './use-team-actions.ts'

type ChangeTeamProps = { team: Team; actions: TeamActions; onEnd: () => void; onClose: () => void }

export function EditTeamSheet({ team, actions, onEnd, onClose }: ChangeTeamProps) {
  const pending = actions.doing !== undefined
  const form = useTeamForm({
    name: team.name,
    colour: team.colour,
    address: team.address,
    location: { coordinates: team.location.coordinates },
    matchWanted: team.matchWanted,
    playersWanted: team.playersWanted,
  })
  const send = form.sending(
    async ({ colour = null, matchWanted = null, playersWanted = null, ...answers }) => {
      if (await actions.act('change', { ...answers, colour, matchWanted, playersWanted })) onClose()
    },
  )
  return (
    <Dialog look="wide" dismissible={!pending} onClose={onClose} title={t`Edit team`}>
      <form noValidate className="grid gap-5 pt-5 px-5 pb-7 md:pt-7 md:px-9 md:pb-9" onSubmit={send}>
        <TeamFields form={form} />
        <Button type="submit" size="big" block pending={pending} pendingText={t`Saving...`}>
          <Trans comment="Verb on a button">Save</Trans>
        </Button>
        <Button variant="ghost" disabled={pending} onClick={onEnd}>
          <Trans>Disband the team</Trans>
        </Button>
      </form>
    </Dialog>
  )
}
