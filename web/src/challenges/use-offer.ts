import { CallError } from '@i-one/contract/call'
import { type Challenge, counterChallenge, sendChallenge } from '@i-one/contract/challenges'
import type { Pitch } from '@i-one/contract/pitches'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../lib/call.ts'
import { worthAnotherTry } from '../lib/query-client.ts'
import { refusalText } from '../lib/show-refusal.ts'
import { toast } from '../ui/feedback/toast.ts'
import { challengeSeen } from './queries.ts'

export interface OfferedSlot {
  pitch: Pitch
  start: string
}

export interface Answers {
  /** The team I act for. */
  team: string
  format: string
  playersPerTeam: number
  aet: boolean
  penaltyShootout: boolean
  words: string
}

/** Halves and their minutes. */
export const formats = [
  { value: '2x20', label: '2 halves of 20' },
  { value: '2x25', label: '2 halves of 25' },
  { value: '1x60', label: '1 of 60 minutes' },
  { value: '1x40', label: '1 of 40 minutes' },
  { value: '1x8', label: 'Matches of 8' },
]

const bodyOf = (answers: Answers, slots: readonly OfferedSlot[]) => {
  const { format, words, playersPerTeam, aet, penaltyShootout } = answers
  const [periods, minutesPerPeriod] = format.split('x').map(Number)
  return {
    playersPerTeam,
    aet,
    penaltyShootout,
    periods: periods ?? 1,
    minutesPerPeriod: minutesPerPeriod ?? 8,
    slots: slots.map(({ pitch, start }) => ({ pitch: pitch._id, start })),
    ...(words.trim() && { words }),
  }
}

/** A challenge to a team, or other times suggested for one. What was taken meanwhile goes from the list. */
export const useOffer = ({ to, counters }: { to: string; counters: string | undefined }) => {
  const [slots, setSlots] = useState<OfferedSlot[]>([])
  const queries = useQueryClient()
  const navigate = useNavigate()
  const sending = useMutation({
    mutationFn: ({ answers, key }: { answers: Answers; key: string }): Promise<Challenge> => {
      const body = bodyOf(answers, slots)
      return counters
        ? call(counterChallenge, { params: { id: counters }, body, key })
        : call(sendChallenge, { params: { id: to }, body: { ...body, team: answers.team }, key })
    },
    retry: worthAnotherTry,
    onSuccess: (challenge) => {
      challengeSeen(queries, challenge)
      void queries.invalidateQueries({ queryKey: ['challenges'] })
      toast.success('Sent. The times are held until the answer.')
      return navigate(`/challenges/${challenge._id}`, { replace: true })
    },
    onError: (error) => {
      if (!(error instanceof CallError)) throw error
      const { taken } = error.body as { taken?: string[] }
      if (taken) setSlots(slots.filter(({ start }) => !taken.includes(start)))
      const [field] = Object.values(error.fields)
      toast.error(field ?? refusalText(error))
      void queries.invalidateQueries({ queryKey: ['slots'] })
    },
  })
  return {
    slots,
    setSlots,
    send: (answers: Answers) => sending.mutate({ answers, key: crypto.randomUUID() }),
    sending: sending.isPending,
  }
}
