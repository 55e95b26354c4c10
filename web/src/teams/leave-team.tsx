import type { Team } from '@i-one/contract/teams'

import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/layout/dialog.tsx'
import type { TeamActions } from './use-team-actions.ts'

type LeaveTeamProps = {
  team: Team
  actions: TeamActions
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function LeaveTeam({ team, actions, open, onOpenChange }: LeaveTeamProps) {
  const pending = actions.doing !== undefined
  const leave = async () => {
    if (await actions.act('leave')) onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!pending}
      title={`Leave ${team.name}?`}
      description="What you played for it stays. To come back you ask again."
      actions={
        <>
          <Button variant="ghost" disabled={pending} onClick={() => onOpenChange(false)}>
            Stay
          </Button>
          <Button variant="danger" pending={pending} pendingText="Leaving..." onClick={() => void leave()}>
            Leave
          </Button>
        </>
      }
    />
  )
}
