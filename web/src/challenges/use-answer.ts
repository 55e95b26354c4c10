import {
  type Challenge,
  acceptChallenge,
  declineChallenge,
  withdrawChallenge,
} from '@i-one/contract/challenges'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { toastRefusal } from '../lib/show-refusal.ts'
import { challengeSeen } from './queries.ts'

const acts = {
  accept: (id: string, slot: string) => call(acceptChallenge, { params: { id }, body: { slot } }),
  decline: (id: string, reason: string) =>
    call(declineChallenge, { params: { id }, body: { ...(reason.trim() && { reason }) } }),
  withdraw: (id: string) => call(withdrawChallenge, { params: { id } }),
}

type Act = { act: 'accept'; slot: string } | { act: 'decline'; reason: string } | { act: 'withdraw' }

const sent = (id: string, act: Act): Promise<Challenge> => {
  if (act.act === 'accept') return acts.accept(id, act.slot)
  return act.act === 'decline' ? acts.decline(id, act.reason) : acts.withdraw(id)
}

/** The answers to a challenge; a refusal shows how it stands now. */
export const useAnswer = (id: string) => {
  const queries = useQueryClient()
  const answering = useMutation({
    mutationFn: (act: Act) => sent(id, act),
    onSuccess: (challenge) => challengeSeen(queries, challenge),
    onError: (error) => {
      toastRefusal(error)
      void queries.invalidateQueries({ queryKey: ['challenges'] })
    },
  })
  return {
    answer: (act: Act) => answering.mutateAsync(act).then(Boolean, () => false),
    doing: answering.isPending ? answering.variables.act : undefined,
  }
}
