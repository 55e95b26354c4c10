import { type Team, endTeam } from '@i-one/contract/teams'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { toastRefusal } from '../lib/show-refusal.ts'
import { toast } from '../ui/feedback/toast.ts'
import { ConfirmDialog } from '../ui/layout/confirm-dialog.tsx'

type EndTeamProps = { team: Team; open: boolean; onOpenChange: (open: boolean) => void }

export function EndTeam({ team, open, onOpenChange }: EndTeamProps) {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(endTeam, { params: { id: team._id } }),
    onSuccess: async ({ message }) => {
      onOpenChange(false)
      toast.success(message)
      await queries.invalidateQueries({ queryKey: ['teams'] })
    },
    onError: toastRefusal,
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`End ${team.name}?`}
      description="Nobody can join it or play as it any more. Its matches stay."
      cancelText="Keep it"
      confirmText="End the team"
      pendingText="Ending..."
      pending={isPending}
      onConfirm={() => mutate()}
    />
  )
}
