import { answerTournament } from '@i-one/contract/tournaments/authorization'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { toastRefusal } from '../../lib/show-refusal.ts'
import { useLazyModule } from '../../lib/use-lazy-module.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { tournamentSeen } from '../queries.ts'
import { tournamentRequestsQuery } from './queries.ts'
import styles from './tournament-request.module.css'

const loadDialog = () => import('../../sessions/authorization/decline-dialog.tsx')

type TournamentAnswerProps = {
  tournament: { _id: string; name: string }
  pitch: { _id: string; name: string }
  onAnswered?: () => void
}
type Answer = { authorize: boolean; reason?: string | undefined }

/** Answered by somebody else or too late: the list says what still waits. */
const useAnswer = ({ tournament, pitch, onAnswered }: TournamentAnswerProps) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (answer: Answer) =>
      call(answerTournament, { params: { id: tournament._id }, body: { pitch: pitch._id, ...answer } }),
    onSuccess: (after, { authorize }) => {
      tournamentSeen(queries, after)
      onAnswered?.()
      toast.success(authorize ? `Authorized for ${after.name}` : 'Declined')
    },
    onError: toastRefusal,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries(tournamentRequestsQuery),
        queries.invalidateQueries({ queryKey: ['host', 'calendar'] }),
      ]),
  })
}

/** A pitch says yes to all that a tournament asks of it, or no with a reason. */
export function TournamentAnswer(props: TournamentAnswerProps) {
  const { tournament, pitch } = props
  const [declining, setDeclining] = useState(false)
  const dialog = useLazyModule(loadDialog, declining, () => setDeclining(false))
  const { mutate, isPending, variables } = useAnswer(props)
  return (
    <>
      <div className={styles.answers}>
        <Button
          disabled={isPending}
          pending={isPending && variables.authorize}
          pendingText="Authorizing..."
          onClick={() => mutate({ authorize: true })}
        >
          Authorize
        </Button>
        <Button variant="ghost" disabled={isPending} onClick={() => setDeclining(true)}>
          Decline
        </Button>
      </div>
      {dialog && (
        <dialog.DeclineDialog
          title={`Decline ${tournament.name}?`}
          description={`All its matches at ${pitch.name} lose their times, and the slots are free again.`}
          pending={isPending}
          open={declining}
          onOpenChange={setDeclining}
          onDecline={(reason) =>
            mutate({ authorize: false, reason }, { onSettled: () => setDeclining(false) })
          }
        />
      )}
    </>
  )
}
