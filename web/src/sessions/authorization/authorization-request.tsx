import { CallError } from '@i-one/contract/call'
import { authorizeSession, declineSession } from '@i-one/contract/sessions/authorization'
import type { CaptainRecord } from '@i-one/contract/sessions/reliability'
import { countText } from '@i-one/game/count-text'
import { moneyText } from '@i-one/game/payments/money'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../lib/call.ts'
import { dayText, stretchText } from '../../lib/pitch-time.ts'
import { refusalText } from '../../lib/show-refusal.ts'
import { useLazyModule } from '../../lib/use-lazy-module.ts'
import { Button } from '../../ui/button.tsx'
import { CountDown } from '../../ui/count-down.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { sessionSeen, toAuthorizeQuery, type LiveSession } from '../queries.ts'
import { captainText } from '../reliability-words.ts'
import styles from './authorization-request.module.css'

const loadDialog = () => import('./decline-dialog.tsx')

type Answer = { yes: true } | { yes: false; reason?: string }

/** Answered by somebody else or too late: the list says what still waits. */
const useAnswer = (id: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (answer: Answer) =>
      answer.yes
        ? call(authorizeSession, { params: { id } })
        : call(declineSession, { params: { id }, body: { reason: answer.reason } }),
    onSuccess: (session, { yes }) => {
      sessionSeen(queries, session)
      toast.success(yes ? `Authorized for ${session.captain.nickname}` : 'Declined')
    },
    onError: (error) => {
      if (!(error instanceof CallError)) throw error
      toast.error(refusalText(error))
    },
    onSettled: () => queries.invalidateQueries(toAuthorizeQuery),
  })
}

type AuthorizationRequestProps = {
  session: LiveSession
  /** What its captain has done before, once it is known. */
  record: CaptainRecord | undefined
}

export function AuthorizationRequest({ session, record }: AuthorizationRequestProps) {
  const queries = useQueryClient()
  const [declining, setDeclining] = useState(false)
  const dialog = useLazyModule(loadDialog, declining, () => setDeclining(false))
  const { mutate, isPending, variables } = useAnswer(session._id)
  const { pitch, captain, sets, playersPerTeam, price, authorizeBy, offset } = session
  const title = `${dayText(session.start, pitch.timeZone)}, ${stretchText(session, pitch.timeZone)}`
  return (
    <li className={styles.row} aria-label={title}>
      <div>
        <h3>
          <Link to={`/sessions/${session._id}`}>{title}</Link>
        </h3>
        <p>
          {pitch.name}, {captain.nickname}, {countText(sets, 'set')} of {playersPerTeam}, {moneyText(price)}
        </p>
        {record && (
          <p className="small mute">
            {captain.nickname}: {captainText(record)}
          </p>
        )}
        {authorizeBy && (
          <p className={styles.left}>
            <CountDown
              until={new Date(authorizeBy)}
              offset={offset}
              label="Time left to answer"
              onEnd={() => void queries.invalidateQueries(toAuthorizeQuery)}
            />{' '}
            left to answer
          </p>
        )}
      </div>
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
          captain={captain.nickname}
          pending={isPending}
          open={declining}
          onOpenChange={setDeclining}
          onDecline={(reason) => mutate({ yes: false, reason }, { onSettled: () => setDeclining(false) })}
        />
      )}
    </li>
  )
}
