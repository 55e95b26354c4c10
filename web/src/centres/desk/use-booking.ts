import { CallError } from '@i-one/contract/call'
import { type DeskDate, type TakenDate, bookAtDesk } from '@i-one/contract/centres/desk'
import type { DeskPaymentMethod } from '@i-one/contract/centres/money'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { toLocalDay } from '../../lib/pitch-time.ts'
import { isRetryable } from '../../lib/query-client.ts'
import { errorText } from '../../lib/show-error.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { invalidateCalendar } from '../queries.ts'
import { deskDatesQuery } from './queries.ts'

interface RequestedInput {
  name: string
  phone: string
  renamed: boolean
  slots: number
  price: string | undefined
  paid: DeskPaymentMethod | ''
  often: 'once' | 'weekly' | 'days'
  weeks: number
  days: string[]
}

type Pitch = { _id: string; timeZone: string }

export const useDeskBooking = (pitch: Pitch, { start }: { start: string }, onDone: () => void) => {
  const queries = useQueryClient()
  const [requested, setRequested] = useState<RequestedInput>({
    name: '',
    phone: '',
    renamed: false,
    slots: 1,
    price: undefined,
    paid: '',
    often: 'once',
    weeks: 8,
    days: [toLocalDay(start, pitch.timeZone)],
  })
  const [errors, setErrors] = useState<Record<string, string>>({})
  // Booking ids by start time: a retry sends the same ids, so that no booking is created twice.
  const [ids] = useState(() => new Map<string, string>())
  const [lost, setLost] = useState<TakenDate[]>([])
  const idOf = (one: string) => {
    const id = ids.get(one) ?? crypto.randomUUID()
    ids.set(one, id)
    return id
  }
  const set = (part: Partial<RequestedInput>) => {
    setRequested({ ...requested, ...part })
    setErrors({})
  }
  const { slots, name, phone, renamed, paid } = requested
  const times = {
    start,
    slots,
    weeks: requested.often === 'weekly' ? requested.weeks : 1,
    ...(requested.often === 'days' && { days: requested.days.join() }),
  }
  const { data, isPlaceholderData } = useQuery({
    ...deskDatesQuery(pitch._id, times),
    throwOnError: (_, { state }) => state.data === undefined,
  })
  const dates = isPlaceholderData
    ? undefined
    : data?.map((date): DeskDate => ({ ...date, ...lost.find((one) => one.start === date.start) }))
  const { mutate, isPending } = useMutation({
    mutationFn: ({ free, agreed }: { free: readonly DeskDate[]; agreed: number | undefined }) => {
      const asDates = free.map((one) => ({
        _id: idOf(one.start),
        start: one.start,
        price: agreed ?? one.price.amount,
      }))
      const body = { dates: asDates, slots, name, phone, renamed, ...(paid && { paid }) }
      return call(bookAtDesk, { params: { id: pitch._id }, body })
    },
    retry: isRetryable,
    onSuccess: (made) => {
      toast.success(made.length === 1 ? 'Booked' : `Booked ${made.length} dates`)
      onDone()
    },
    onError: (error) => {
      if (!(error instanceof CallError)) throw error
      setErrors(error.fields)
      if (error.code === 'dates-taken') setLost(error.body['dates'] as TakenDate[])
      if (Object.keys(error.fields).length === 0) toast.error(errorText(error))
    },
    onSettled: () => void invalidateCalendar(queries),
  })
  return {
    asked: requested,
    set,
    times,
    dates,
    currency: data?.[0]?.price.currency ?? 'NGN',
    errors,
    book: (free: readonly DeskDate[], agreed: number | undefined) => mutate({ free, agreed }),
    isPending,
  }
}
