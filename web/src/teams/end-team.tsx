import { type Team, endTeam } from '@i-one/contract/teams'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { ConfirmAct } from '../lib/confirm-act.tsx'
import { toast } from '../ui/feedback/toast.ts'

type EndTeamProps = { team: Team; open: boolean; onClose: () => void }

export function EndTeam({ team, ...dialog }: EndTeamProps) {
  const queries = useQueryClient()
  return (
    <ConfirmAct
      {...dialog}
      title={`End ${team.name}?`}
      description="Nobody can join it or play as it any more. Its matches stay."
      cancelText="Keep it"
      confirmText="End the team"
      pendingText="Ending..."
      act={() => call(endTeam, { params: { id: team._id } })}
      onDone={({ message }) => {
        toast.success(message)
        void queries.invalidateQueries({ queryKey: ['teams'] })
      }}
    />
  )
}
