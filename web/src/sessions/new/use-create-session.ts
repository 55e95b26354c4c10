import { CallError } from '@i-one/contract/call'
import { createSession } from '@i-one/contract/sessions'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { userQuery } from '../../accounts/user-query.ts'
import { deleteSavedHold } from '../../bookings/saved-hold.ts'
import { call } from '../../lib/call.ts'
import { isRetryable } from '../../lib/query-client.ts'
import { useNavigate } from '../../lib/routing/use-navigate.ts'
import { toastError } from '../../lib/show-error.ts'
import { updateSessionQuery } from '../queries.ts'
import { deleteDraft, type SessionDraft } from './draft.ts'

type Held = SessionDraft & { hold: string }
type RequestedInput = Held & { key: string }

/** In milliseconds. Polling is needed, because the user may open the confirmation link on another device. */
const pollInterval = 4000

const useConfirmed = (waiting: { before: number } | undefined, onConfirmed: () => void) => {
  const { data, dataUpdatedAt } = useQuery({
    ...userQuery,
    enabled: waiting !== undefined,
    refetchInterval: pollInterval,
    refetchOnWindowFocus: 'always',
  })
  const confirmed = waiting !== undefined && dataUpdatedAt !== waiting.before && data?.emailConfirmed === true
  const confirm = useEffectEvent(onConfirmed)
  useEffect(() => {
    if (confirmed) confirm()
  }, [confirmed])
}

export const useCreateSession = (onEnded: () => void) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [waiting, setWaiting] = useState<{ asked: RequestedInput; before: number }>()
  const creating = useMutation({
    mutationFn: ({ key, team, ...body }: RequestedInput) =>
      call(createSession, { body: { ...body, ...(team && body.sets === 1 && { team }) }, key }),
    retry: isRetryable,
    onSuccess: async (session, { hold }) => {
      updateSessionQuery(queries, session)
      deleteSavedHold(hold)
      deleteDraft()
      await queries.invalidateQueries({ queryKey: ['sessions'], refetchType: 'none' })
      await navigate('/', { state: { created: session._id } })
    },
    onError: (error, requested) => {
      if (error instanceof CallError && error.code === 'address-not-confirmed')
        return setWaiting({
          asked: requested,
          before: queries.getQueryState(userQuery.queryKey)?.dataUpdatedAt ?? 0,
        })
      toastError(error)
      if (error.code === 'hold-ended') onEnded()
    },
  })
  useConfirmed(waiting, () => {
    setWaiting(undefined)
    if (waiting) creating.mutate(waiting.asked)
  })
  return {
    create: (held: Held) => creating.mutate({ ...held, key: crypto.randomUUID() }),
    creating: creating.isPending,
    isWaiting: waiting !== undefined,
  }
}
