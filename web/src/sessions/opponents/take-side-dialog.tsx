import type { Session } from '@i-one/contract/sessions'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isTeamLeader } from '../../teams/leads-team.ts'
import { myTeamsQuery } from '../../teams/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { toNameOptions } from '../../ui/fields/name-options.ts'
import { Select } from '../../ui/fields/select.tsx'
import type { SessionActions } from '../use-session-actions.ts'

type TakeSideDialogProps = {
  session: Pick<Session, 'code' | 'teamOne' | 'playersPerTeam'>
  actions: SessionActions
  open: boolean
  onClose: () => void
  onTaken?: () => void
}

export const TakeSideDialog = ({ session, actions, open, onClose, onTaken }: TakeSideDialogProps) => (
  <Dialog
    look="sheet"
    open={open}
    onClose={onClose}
    dismissible={actions.doing !== 'take-side'}
    title={t({ message: `Play ${{ team: session.teamOne.name }}`, comment: 'Play against this team' })}
    description={t`You bring up to ${{ count: session.playersPerTeam }} players and captain the other side. Each side pays half of the pitch.`}
  >
    <Choice code={session.code} actions={actions} onDone={onTaken ?? onClose} />
  </Dialog>
)

type ChoiceProps = Pick<TakeSideDialogProps, 'actions'> & { code: string; onDone: () => void }

const ownPlayers = ''

/** If the teams cannot be loaded, the user can still bring their own players. */
function Choice({ code, actions, onDone }: ChoiceProps) {
  const { data: teams, isPending } = useQuery(myTeamsQuery)
  const [wanted, setWanted] = useState<string>()
  if (isPending) return <Loading label={t`Loading your teams`} height={160} />
  const led = teams?.filter(isTeamLeader) ?? []
  const chosen = wanted ?? led[0]?._id ?? ownPlayers
  const take = async () => {
    if (!(await actions.act('take-side', code, chosen || undefined))) return
    toast.success(t`The other side is yours`)
    onDone()
  }
  return (
    <div className="grid gap-6">
      <Select
        className="grid gap-2"
        label={t`Your players`}
        value={chosen}
        options={[...toNameOptions(led), { value: ownPlayers, label: t`My own players` }]}
        onChange={({ target }) => setWanted(target.value)}
      />
      <p className="small mute">
        {chosen
          ? t`We ask every member if they can play.`
          : t`Send your players the link, or add them by name. The side gets a random name.`}
      </p>
      <Button
        size="big"
        block
        pending={actions.doing === 'take-side'}
        pendingText={t`Taking the side...`}
        onClick={() => void take()}
      >
        <Trans>Take the other side</Trans>
      </Button>
    </div>
  )
}
