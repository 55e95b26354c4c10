import { CallError } from '@i-one/contract/call'
import { createMatch } from '@i-one/contract/matches'
import { joinSession, leaveSession } from '@i-one/contract/places'
import { cancelSession, drawSets, finishSession, startSession, type Session } from '@i-one/contract/sessions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'

import { refusalText } from '../lib/show-refusal.ts'
import { call } from '../lib/call.ts'
import { worthAnotherTry } from '../lib/query-client.ts'
import { toast } from '../ui/toast.ts'
import { sessionSeen } from './queries.ts'

type Act = (id: string, reason?: string) => Promise<Session>

const acts = {
  join: (id) => call(joinSession, { params: { id } }),
  leave: (id) => call(leaveSession, { params: { id } }),
  draw: (id) => call(drawSets, { params: { id } }),
  start: (id) => call(startSession, { params: { id } }),
  finish: (id) => call(finishSession, { params: { id } }),
  cancel: (id, reason) => call(cancelSession, { params: { id }, body: { reason } }),
} satisfies Record<string, Act>

export type ActName = keyof typeof acts

/** What may be done in a session; one thing at a time. A refusal shows how the session stands now. */
export const useSessionActions = (id: string) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const refused = (error: Error) => {
    if (!(error instanceof CallError)) throw error
    toast.error(refusalText(error))
    return queries.invalidateQueries({ queryKey: ['sessions'] })
  }
  const acting = useMutation({
    mutationFn: ({ act, reason }: { act: ActName; reason?: string }) => (acts[act] as Act)(id, reason),
    onSuccess: (session) => {
      sessionSeen(queries, session)
      return queries.invalidateQueries({ queryKey: ['sessions', 'mine'] })
    },
    onError: refused,
  })
  const next = useMutation({
    mutationFn: (key: string) => call(createMatch, { params: { id }, key }),
    retry: worthAnotherTry,
    onSuccess: ({ _id }) => navigate(`/live-match?match=${_id}`),
    onError: refused,
  })
  return {
    act: (act: ActName, reason?: string) => acting.mutateAsync({ act, reason }).then(Boolean, () => false),
    nextMatch: () => next.mutate(crypto.randomUUID()),
    /** What is being sent. */
    doing: next.isPending ? 'next-match' : acting.isPending ? acting.variables.act : undefined,
  }
}

export type SessionActions = ReturnType<typeof useSessionActions>
