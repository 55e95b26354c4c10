import { createSession } from '@i-one/contract/sessions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { forgetHold } from '../../bookings/kept-hold.ts'
import { call } from '../../lib/call.ts'
import { worthAnotherTry } from '../../lib/query-client.ts'
import { toastRefusal } from '../../lib/show-refusal.ts'
import { sessionSeen } from '../queries.ts'
import { forgetDraft, type Answers } from './draft.ts'

type Held = Answers & { hold: string }

/** Home shows the new session first. `onEnded`: the hold ran out on the way. */
export const useCreateSession = (onEnded: () => void) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const creating = useMutation({
    mutationFn: ({ key, team, ...body }: Held & { key: string }) =>
      call(createSession, { body: { ...body, ...(team && body.sets === 1 && { team }) }, key }),
    retry: worthAnotherTry,
    onSuccess: async (session, { hold }) => {
      sessionSeen(queries, session)
      forgetHold(hold)
      forgetDraft()
      await queries.invalidateQueries({ queryKey: ['sessions'], refetchType: 'none' })
      await navigate('/', { state: { created: session._id } })
    },
    onError: (error) => {
      toastRefusal(error)
      if (error.code === 'hold-ended') onEnded()
    },
  })
  return {
    create: (held: Held) => creating.mutate({ ...held, key: crypto.randomUUID() }),
    creating: creating.isPending,
  }
}
