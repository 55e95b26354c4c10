import { createMatch } from '@i-one/contract/matches'
import { cancelSession, finishSession, startSession, type Session } from '@i-one/contract/sessions'
import {
  abandonSession,
  confirmDespiteShortage,
  editSession,
  transferCaptaincy,
  renewLink,
} from '@i-one/contract/sessions/captain'
import { withdrawOpponent, updateAvailability, becomeOpponent } from '@i-one/contract/sessions/opponents'
import {
  acceptOffer,
  addGuests,
  joinSession,
  leaveSession,
  requestTeammates,
  promotePlayer,
  removePlace,
  setWaiting,
} from '@i-one/contract/sessions/places'
import { drawSets, assignTeamToSet } from '@i-one/contract/sessions/sets'
import type { ReasonCode } from '@i-one/game/sessions/cancel-reasons'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../lib/call.ts'
import { isRetryable } from '../lib/query-client.ts'
import { useNavigate } from '../lib/routing/use-navigate.ts'
import { toastError } from '../lib/show-error.ts'
import { updateSessionQuery } from './queries.ts'

type Answer = z.input<typeof updateAvailability.body>['answer']
type SessionEdit = z.input<typeof editSession.body>
export type NewGuest = z.input<typeof addGuests.body>['guests'][number]

const acts = {
  join: (id: string, code: string, takeMeIn = true, set?: number) =>
    call(joinSession, { params: { id }, body: { takeMeIn, set, code } }),
  'take-side': (id: string, code: string, team?: string) =>
    call(becomeOpponent, { params: { id }, body: { team, code } }),
  'give-up-side': (id: string) => call(withdrawOpponent, { params: { id } }),
  availability: (id: string, answer: Answer) =>
    call(updateAvailability, { params: { id }, body: { answer } }),
  leave: (id: string) => call(leaveSession, { params: { id } }),
  accept: (id: string) => call(acceptOffer, { params: { id } }),
  wait: (id: string, takeMeIn: boolean) => call(setWaiting, { params: { id }, body: { takeMeIn } }),
  'play-with': (id: string, players: string[]) =>
    call(requestTeammates, { params: { id }, body: { players } }),
  'add-guests': (id: string, guests: NewGuest[], key: string) =>
    call(addGuests, { params: { id }, body: { guests }, key }),
  'put-in': (id: string, place: string) => call(promotePlayer, { params: { id, place } }),
  remove: (id: string, place: string) => call(removePlace, { params: { id, place } }),
  draw: (id: string) => call(drawSets, { params: { id } }),
  start: (id: string) => call(startSession, { params: { id } }),
  finish: (id: string) => call(finishSession, { params: { id } }),
  edit: (id: string, body: SessionEdit) => call(editSession, { params: { id }, body }),
  'hand-over': (id: string, player: string) => call(transferCaptaincy, { params: { id }, body: { player } }),
  'new-link': (id: string) => call(renewLink, { params: { id } }),
  'play-as': (id: string, set: number, team: string | null) =>
    call(assignTeamToSet, { params: { id, set }, body: { team } }),
  'come-anyway': (id: string) => call(confirmDespiteShortage, { params: { id } }),
  cancel: (id: string, given: { reason?: string; reasonCode?: ReasonCode }) =>
    call(cancelSession, { params: { id }, body: given }),
  abandon: (id: string, reason: ReasonCode) => call(abandonSession, { params: { id }, body: { reason } }),
}

type Acts = typeof acts
export type SessionActionName = keyof Acts
type With<Act extends SessionActionName> =
  Parameters<Acts[Act]> extends [string, ...infer More] ? More : never

const sends: { [Act in SessionActionName]: (id: string, ...more: With<Act>) => Promise<Session> } = acts

interface NextMatch {
  key: string
  wanted: { one?: number; two?: number }
}

export const useSessionActions = (id: string) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const handleActionError = (error: Error) => {
    toastError(error)
    void queries.invalidateQueries({ queryKey: ['sessions'] })
  }
  const acting = useMutation({
    mutationFn: ({ send }: { act: SessionActionName; send: () => Promise<Session> }) => send(),
    onSuccess: (session) => {
      updateSessionQuery(queries, session)
      void queries.invalidateQueries({ queryKey: ['sessions', 'mine'] })
    },
    onError: handleActionError,
  })
  const next = useMutation({
    mutationFn: ({ key, wanted }: NextMatch) => call(createMatch, { params: { id }, body: wanted, key }),
    retry: isRetryable,
    onSuccess: ({ _id }) => {
      void queries.invalidateQueries({ queryKey: ['sessions'] })
      return navigate(`/live-match?match=${_id}`)
    },
    onError: handleActionError,
  })
  return {
    act: <Act extends SessionActionName>(act: Act, ...more: With<Act>) =>
      acting.mutateAsync({ act, send: () => sends[act](id, ...more) }).then(Boolean, () => false),
    nextMatch: (wanted: NextMatch['wanted'] = {}) => next.mutate({ key: crypto.randomUUID(), wanted }),
    doing: next.isPending ? 'next-match' : acting.isPending ? acting.variables.act : undefined,
  }
}

export type SessionActions = ReturnType<typeof useSessionActions>
