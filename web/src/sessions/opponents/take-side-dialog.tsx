import type { Session } from '@i-one/contract/sessions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isTeamLeader } from '../../teams/leads-team.ts'
import { myTeamsQuery } from '../../teams/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { toast } from '../../ui/feedback/toast.ts'
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
    title={`Play ${session.teamOne.name}`}
    description={`You bring up to ${session.playersPerTeam} players and captain the other side. Each side pays half of the pitch.`}
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
  if (isPending) return <Loading label="Loading your teams" height={160} />
  const led = teams?.filter(isTeamLeader) ?? []
  const chosen = wanted ?? led[0]?._id ?? ownPlayers
  const take = async () => {
    if (!(await actions.act('take-side', code, chosen || undefined))) return
    toast.success('The other side is yours')
    onDone()
  }
  return (
    <div className="grid gap-6">
      <Select
        className="grid gap-2"
        label="Your players"
        value={chosen}
        options={[
          ...led.map(({ _id, name }) => ({ value: _id, label: name })),
          { value: ownPlayers, label: 'My own players' },
        ]}
        onChange={({ target }) => setWanted(target.value)}
      />
      <p className="small mute">
        {chosen
          ? 'We ask every member if they can play.'
          : `Send your players the link, or add them by name. The side gets a random name.`}
      </p>
      <Button
        size="big"
        block
        pending={actions.doing === 'take-side'}
        pendingText="Taking the side..."
        onClick={() => void take()}
      >
        Take the other side
      </Button>
    </div>
  )
}
