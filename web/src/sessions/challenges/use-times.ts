import type { Hold } from '@i-one/contract/bookings/holds'
import { CallError } from '@i-one/contract/call'
import type { Pitch } from '@i-one/contract/pitches'
import { holdTime } from '@i-one/contract/sessions/challenges'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { abandonHold } from '../../bookings/use-take-hold.ts'
import { call } from '../../lib/call.ts'
import { isRetryable } from '../../lib/query-client.ts'
import { errorText } from '../../lib/show-error.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { type OfferedTime, saveTimes, readSavedTimes, isSameTime } from './offered-times.ts'

type Status = Pick<OfferedTime, 'state' | 'hold'>
type Attempt = { team: string; time: OfferedTime; key: string }

export const useOfferedTimes = (to: string) => {
  const queries = useQueryClient()
  const [times, setTimes] = useState(() => readSavedTimes(to))
  const latest = useRef(times)
  const change = (next: (times: readonly OfferedTime[]) => readonly OfferedTime[]) => {
    latest.current = next(latest.current)
    saveTimes(to, latest.current)
    setTimes(latest.current)
  }
  const update = (isMatch: (time: OfferedTime) => boolean | undefined, next: Status) =>
    change((times) => times.map((one) => (isMatch(one) ? { ...one, ...next } : one)))
  const mark = (time: OfferedTime, next: Status) =>
    update((one) => isSameTime(one, time), { hold: undefined, ...next })

  const holding = useMutation({
    mutationFn: ({ team, time, key }: Attempt) =>
      call(holdTime, { body: { team, pitch: time.pitch._id, start: time.start }, key }),
    retry: isRetryable,
    onSuccess: (answer, { time }) => {
      const hold: Hold = answer
      // releases the hold if the user removed the time or left the page before the response arrived
      if (latest.current.some((one) => isSameTime(one, time))) mark(time, { state: 'held', hold })
      else void abandonHold(hold._id)
    },
    onError: (error, { time }) => {
      if (!(error instanceof CallError)) throw error
      if (error.code === 'slot-taken') return mark(time, { state: 'taken' })
      toast.error(errorText(error))
      return change((times) => times.filter((one) => !isSameTime(one, time)))
    },
    onSettled: (_hold, _error, { time }) =>
      queries.invalidateQueries({ queryKey: ['slots', time.pitch._id] }),
  })
  const hold = (team: string, time: OfferedTime) => holding.mutate({ team, time, key: crypto.randomUUID() })

  useEffect(
    () => () => {
      for (const { hold } of latest.current) if (hold) void abandonHold(hold._id)
      latest.current = []
      saveTimes(to, [])
    },
    [to],
  )

  return {
    times,
    pending: holding.isPending,
    offer: (team: string, pitch: Pitch, start: string) => {
      const time: OfferedTime = { pitch, start, state: 'asked' }
      change((times) => [...times.filter(({ state }) => state !== 'taken'), time])
      hold(team, time)
    },
    holdAgain: (team: string, time: OfferedTime) => {
      mark(time, { state: 'asked' })
      hold(team, time)
    },
    takeOut: (time: OfferedTime) => {
      change((times) => times.filter((one) => one !== time))
      if (!time.hold) return
      const slots = { queryKey: ['slots', time.pitch._id] }
      void abandonHold(time.hold._id).then(() => queries.invalidateQueries(slots))
    },
    runOut: (until: string) =>
      update(({ hold }) => hold && hold.expiresAt <= until, { state: 'ended', hold: undefined }),
    lose: (starts: readonly string[]) =>
      update(({ state, start }) => state !== 'held' && starts.includes(start), { state: 'taken' }),
    clear: () => change(() => []),
  }
}
