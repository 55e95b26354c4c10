import type { Team } from '@i-one/contract/teams'
import { ConfirmDialog } from '../ui/layout/confirm-dialog.tsx'
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
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Leave ${team.name}?`}
      description="Your matches for it stay. To come back, ask again."
      cancelText="Stay"
      confirmText="Leave"
      pendingText="Leaving..."
      pending={pending}
      onConfirm={leave}
    />
  )
}
