import { CallError } from '@i-one/contract/call'
import { type Challenge, counterChallenge, sendChallenge } from '@i-one/contract/sessions/challenges'
import { bothDeciders, type Deciders, pickDeciders } from '@i-one/game/matches/match-rules'
import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { isRetryable } from '../../lib/query-client.ts'
import { useNavigate } from '../../lib/routing/use-navigate.ts'
import { errorText } from '../../lib/show-error.ts'
import { tabStorage } from '../../lib/site-data/site-data.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { type OfferedTime, listSendableTimes } from './offered-times.ts'
import { updateChallengeQuery } from './queries.ts'

export interface OfferAnswers extends Deciders {
  team: string
  format: string
  playersPerTeam: number
  pays: Challenge['pays']
  words: string
}

export const formatOptions = [
  { value: '2x20', label: t`2 halves of 20` },
  { value: '2x25', label: t`2 halves of 25` },
  { value: '1x60', label: t`60 minutes` },
  { value: '1x40', label: t`40 minutes` },
  { value: '1x8', label: t`Matches of 8 minutes` },
]

export const payerOptions: { value: Challenge['pays']; label: string }[] = [
  { value: 'both', label: t`Half each` },
  { value: 'from', label: t`We pay` },
  { value: 'to', label: t`They pay` },
]

const swapped = { both: 'both', from: 'to', to: 'from' } as const

const defaults = { format: '2x20', playersPerTeam: 5, ...bothDeciders, pays: 'both' } as const

export const getInitialAnswers = (team: string, requested: Challenge | undefined): OfferAnswers => {
  if (!requested) return { team, ...defaults, words: '' }
  const { playersPerTeam, periods, minutesPerPeriod, pays } = requested
  const format = `${periods}x${minutesPerPeriod}`
  return {
    team,
    format: formatOptions.some(({ value }) => value === format) ? format : defaults.format,
    playersPerTeam,
    ...pickDeciders(requested),
    pays: swapped[pays],
    words: '',
  }
}

const key = (to: string) => `answers for ${to}`

export const saveAnswers = (to: string, answers: OfferAnswers | undefined) =>
  answers ? tabStorage.setItem(key(to), JSON.stringify(answers)) : tabStorage.removeItem(key(to))

export const readSavedAnswers = (to: string) =>
  JSON.parse(tabStorage.getItem(key(to)) ?? '{}') as Partial<OfferAnswers>

const toBody = ({ format, words, team: _team, ...answers }: OfferAnswers, times: readonly OfferedTime[]) => {
  const [periods, minutesPerPeriod] = format.split('x').map(Number)
  return {
    ...answers,
    periods: periods ?? 1,
    minutesPerPeriod: minutesPerPeriod ?? 8,
    slots: listSendableTimes(times).map(({ pitch, start }) => ({ pitch: pitch._id, start })),
    ...(words.trim() && { words }),
  }
}

interface SendOptions {
  to: string
  counters: string | undefined
  times: readonly OfferedTime[]
  onSent: () => void
  onLost: (starts: readonly string[]) => void
}

export const useSendOffer = ({ to, counters, times, onSent, onLost }: SendOptions) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const sending = useMutation({
    mutationFn: ({ answers, key }: { answers: OfferAnswers; key: string }): Promise<Challenge> => {
      const body = toBody(answers, times)
      return counters
        ? call(counterChallenge, { params: { id: counters }, body, key })
        : call(sendChallenge, { params: { id: to }, body: { ...body, team: answers.team }, key })
    },
    retry: isRetryable,
    onSuccess: (challenge) => {
      onSent()
      updateChallengeQuery(queries, challenge)
      void queries.invalidateQueries({ queryKey: ['challenges'] })
      toast.success(t`Sent. We hold the times until they answer.`)
      return navigate(`/challenges/${challenge._id}`, { replace: true })
    },
    onError: (error) => {
      if (!(error instanceof CallError)) throw error
      const { taken } = error.body as { taken?: string[] }
      if (taken) onLost(taken)
      const [field] = Object.values(error.fields)
      toast.error(field ?? errorText(error))
      void queries.invalidateQueries({ queryKey: ['slots'] })
    },
  })
  return {
    send: (answers: OfferAnswers) => sending.mutate({ answers, key: crypto.randomUUID() }),
    sending: sending.isPending,
  }
}
