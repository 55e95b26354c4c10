import type { Availability } from '@i-one/contract/availability'
import {
  acceptChallenge,
  askMembers,
  declineChallenge,
  updateChallengeAvailability,
  withdrawChallenge,
} from '@i-one/contract/sessions/challenges'
import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { toastError } from '../../lib/show-error.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { updateChallengeQuery } from './queries.ts'

type Act =
  | { act: 'accept'; slot: string }
  | { act: 'decline'; reason: string }
  | { act: 'withdraw' }
  | { act: 'ask' }
  | { act: 'say'; slot: string; answer: Availability }

const send = (id: string, act: Act) => {
  const params = { id }
  switch (act.act) {
    case 'accept':
      return call(acceptChallenge, { params, body: { slot: act.slot } })
    case 'decline':
      return call(declineChallenge, { params, body: act.reason.trim() ? { reason: act.reason } : {} })
    case 'withdraw':
      return call(withdrawChallenge, { params })
    case 'ask':
      return call(askMembers, { params })
    case 'say':
      return call(updateChallengeAvailability, { params, body: { slot: act.slot, answer: act.answer } })
  }
}

export const useChallengeActions = (id: string) => {
  const queries = useQueryClient()
  const answering = useMutation({
    mutationFn: (act: Act) => send(id, act),
    onSuccess: (challenge, { act }) => {
      updateChallengeQuery(queries, challenge)
      if (act === 'ask') toast.success(t`We’ve asked them`)
    },
    onError: (error) => {
      toastError(error)
      void queries.invalidateQueries({ queryKey: ['challenges'] })
    },
  })
  return {
    answer: (act: Act) => answering.mutateAsync(act).then(Boolean, () => false),
    doing: answering.isPending ? answering.variables.act : undefined,
    saying: answering.isPending && answering.variables.act === 'say' ? answering.variables : undefined,
  }
}
