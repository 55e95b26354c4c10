import { authorizeSession, declineSession } from '@i-one/contract/sessions/authorization'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { toastRefusal } from '../../lib/show-refusal.ts'
import { useLazyModule } from '../../lib/use-lazy-module.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { sessionSeen, toAuthorizeQuery } from '../queries.ts'
import styles from './authorization-request.module.css'

const loadDialog = () => import('./decline-dialog.tsx')

type Answer = { yes: true } | { yes: false; reason?: string }

/** Answered by somebody else or too late: the list says what still waits. */
const useAnswer = (id: string, onAnswered?: () => void) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (answer: Answer) =>
      answer.yes
        ? call(authorizeSession, { params: { id } })
        : call(declineSession, { params: { id }, body: { reason: answer.reason } }),
    onSuccess: (session, { yes }) => {
      sessionSeen(queries, session)
      onAnswered?.()
      toast.success(yes ? `Authorized for ${session.captain.nickname}` : 'Declined')
    },
    onError: toastRefusal,
    onSettled: () => queries.invalidateQueries(toAuthorizeQuery),
  })
}

type AnswerButtonsProps = {
  session: string
  /** A nickname. */
  captain: string
  onAnswered?: () => void
}

/** A pitch says yes, or no with a reason. */
export function AnswerButtons({ session, captain, onAnswered }: AnswerButtonsProps) {
  const [declining, setDeclining] = useState(false)
  const dialog = useLazyModule(loadDialog, declining, () => setDeclining(false))
  const { mutate, isPending, variables } = useAnswer(session, onAnswered)
  return (
    <>
      <div className={styles.answers}>
        <Button
          disabled={isPending}
          pending={isPending && variables.yes}
          pendingText="Authorizing..."
          onClick={() => mutate({ yes: true })}
        >
          Authorize
        </Button>
        <Button variant="ghost" disabled={isPending} onClick={() => setDeclining(true)}>
          Decline
        </Button>
      </div>
      {dialog && (
        <dialog.DeclineDialog
          title="Decline this session?"
          description={`The session of ${captain} is cancelled, and the slot is free again.`}
          pending={isPending}
          open={declining}
          onOpenChange={setDeclining}
          onDecline={(reason) => mutate({ yes: false, reason }, { onSettled: () => setDeclining(false) })}
        />
      )}
    </>
  )
}
