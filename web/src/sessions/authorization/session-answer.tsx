import { authorizeSession, declineSession } from '@i-one/contract/sessions/authorization'
import { t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { updateSessionQuery, sessionRequestsQuery } from '../queries.ts'
import { AuthorizationButtons } from './answer-buttons.tsx'

type SessionAnswerProps = { session: string; captain: string; onAnswered?: () => void }

/** Reloads the list even after an error, because a colleague may have replied or the deadline may have passed. */
export function SessionAuthorization({ session: id, captain, onAnswered }: SessionAnswerProps) {
  const queries = useQueryClient()
  return (
    <AuthorizationButtons
      about={id}
      question={{
        title: t`Decline this game?`,
        description: t`This cancels ${captain}’s game and frees the slot.`,
      }}
      onResponse={async ({ authorize, reason }) => {
        try {
          const params = { id }
          const session = authorize
            ? await call(authorizeSession, { params })
            : await call(declineSession, { params, body: { reason } })
          updateSessionQuery(queries, session)
          onAnswered?.()
          toast.success(authorize ? t`Authorized for ${{ captain: session.captain.nickname }}` : t`Declined`)
        } finally {
          void queries.invalidateQueries(sessionRequestsQuery)
        }
      }}
    />
  )
}
