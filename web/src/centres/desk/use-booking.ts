import { CallError } from '@i-one/contract/call'
import { type DeskDate, type TakenDate, bookAtDesk } from '@i-one/contract/centres/desk'
import type { DeskPaymentMethod } from '@i-one/contract/centres/money'
import { plural } from '@lingui/core/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { toLocalDay } from '../../lib/pitch-time.ts'
import { isRetryable } from '../../lib/query-client.ts'
import { errorText } from '../../lib/show-error.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { invalidateCalendar } from '../queries.ts'
import { deskDatesQuery } from './queries.ts'

interface DeskInput {
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
  const [input, setInput] = useState<DeskInput>({
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
  const toId = (at: string) => {
    const id = ids.get(at) ?? crypto.randomUUID()
    ids.set(at, id)
    return id
  }
  const set = (part: Partial<DeskInput>) => {
    setInput({ ...input, ...part })
    setErrors({})
  }
  const { slots, name, phone, renamed, paid } = input
  const times = {
    start,
    slots,
    weeks: input.often === 'weekly' ? input.weeks : 1,
    ...(input.often === 'days' && { days: input.days.join() }),
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
      const dates = free.map(({ start: at, price }) => ({
        _id: toId(at),
        start: at,
        price: agreed ?? price.amount,
      }))
      const body = { dates, slots, name, phone, renamed, ...(paid && { paid }) }
      return call(bookAtDesk, { params: { id: pitch._id }, body })
    },
    retry: isRetryable,
    onSuccess: (bookings) => {
      toast.success(plural({ dates: bookings.length }, { one: 'Booked', other: 'Booked # dates' }))
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
    input,
    set,
    times,
    dates,
    currency: data?.[0]?.price.currency ?? 'NGN',
    errors,
    book: (free: readonly DeskDate[], agreed: number | undefined) => mutate({ free, agreed }),
    isPending,
  }
}
