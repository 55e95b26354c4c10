import { CallError } from '@i-one/contract/call'
import { type Team, endTeam } from '@i-one/contract/teams'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '../lib/call.ts'
import { refusalText } from '../lib/show-refusal.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/layout/dialog.tsx'
import { toast } from '../ui/feedback/toast.ts'

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
    onError: (error) => {
      if (!(error instanceof CallError)) throw error
      toast.error(refusalText(error))
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!isPending}
      title={`End ${team.name}?`}
      description="Nobody can join it or play as it any more. What it played stays."
      actions={
        <>
          <Button variant="ghost" disabled={isPending} onClick={() => onOpenChange(false)}>
            Keep it
          </Button>
          <Button variant="danger" pending={isPending} pendingText="Ending..." onClick={() => mutate()}>
            End the team
          </Button>
        </>
      }
    />
  )
}
