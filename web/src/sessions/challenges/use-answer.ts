import type { Availability } from '@i-one/contract/availability'
import {
  type Challenge,
  acceptChallenge,
  askMembers,
  declineChallenge,
  sayChallengeAvailability,
  withdrawChallenge,
} from '@i-one/contract/sessions/challenges'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { toastRefusal } from '../../lib/show-refusal.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { challengeSeen } from './queries.ts'

const acts = {
  accept: (id: string, slot: string) => call(acceptChallenge, { params: { id }, body: { slot } }),
  decline: (id: string, reason: string) =>
    call(declineChallenge, { params: { id }, body: { ...(reason.trim() && { reason }) } }),
  withdraw: (id: string) => call(withdrawChallenge, { params: { id } }),
  ask: (id: string) => call(askMembers, { params: { id } }),
  say: (id: string, body: { slot: string; answer: Availability }) =>
    call(sayChallengeAvailability, { params: { id }, body }),
}

type Act =
  | { act: 'accept'; slot: string }
  | { act: 'decline'; reason: string }
  | { act: 'withdraw' }
  | { act: 'ask' }
  | { act: 'say'; slot: string; answer: Availability }

const sent = (id: string, act: Act): Promise<Challenge> => {
  if (act.act === 'accept') return acts.accept(id, act.slot)
  if (act.act === 'decline') return acts.decline(id, act.reason)
  if (act.act === 'say') return acts.say(id, { slot: act.slot, answer: act.answer })
  return acts[act.act](id)
}

export const useAnswer = (id: string) => {
  const queries = useQueryClient()
  const answering = useMutation({
    mutationFn: (act: Act) => sent(id, act),
    onSuccess: (challenge, { act }) => {
      challengeSeen(queries, challenge)
      if (act === 'ask') toast.success('They have been asked.')
    },
    onError: (error) => {
      toastRefusal(error)
      void queries.invalidateQueries({ queryKey: ['challenges'] })
    },
  })
  return {
    answer: (act: Act) => answering.mutateAsync(act).then(Boolean, () => false),
    doing: answering.isPending ? answering.variables.act : undefined,
    saying: answering.isPending && answering.variables.act === 'say' ? answering.variables : undefined,
  }
}
