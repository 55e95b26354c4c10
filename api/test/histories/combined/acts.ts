import { closeHours, closePitch, reopenPitch } from '@i-one/contract/bookings/closures'
import { releaseHold, createHold } from '@i-one/contract/bookings/holds'
import type { Call } from '@i-one/contract/call'
import { bookAtDesk, cancelDeskBooking } from '@i-one/contract/centres/desk'
import type { ErrorCode } from '@i-one/contract/errors'
import { sum } from '@i-one/game/sum'
import type { SlotRange, SlotState } from './combined-model.ts'

export interface BookingRequest {
  key: string
  ids: readonly string[]
  place: SlotRange
  pitchId: string
  starts: readonly string[]
  price: number | undefined
}

export interface BookingReply {
  ids: readonly string[]
  amount?: number
}

export interface BookingAct {
  as: Exclude<SlotState, 'free'>
  expectedError: ErrorCode
  take: (call: Call, asked: BookingRequest, signal: { signal?: AbortSignal }) => Promise<BookingReply>
  end: (call: Call, answer: BookingReply) => Promise<unknown>
}

export const holdAct: BookingAct = {
  as: 'held',
  expectedError: 'slot-taken',
  take: async (call, { key, place, pitchId, starts, price }, signal) => {
    const seen = price === undefined ? {} : { price: { amount: price, currency: 'NGN' } }
    const body = { pitch: pitchId, start: starts[0]!, slots: place.count, ...seen }
    const { _id, price: said } = await call(createHold, { body, key, ...signal })
    return { ids: [_id], amount: said.amount }
  },
  end: (call, { ids }) => call(releaseHold, { params: { id: ids[0]! } }),
}

export const deskBookingAct: BookingAct = {
  as: 'booked',
  expectedError: 'dates-taken',
  take: async (call, { ids, pitchId, starts, price }, signal) => {
    const each = price === undefined ? {} : { price: price / starts.length }
    const dates = starts.map((start, n) => ({ _id: ids[n]!, start, ...each }))
    const body = { dates, name: 'Mama Ṣadé', phone: '0803 555 4471' }
    const made = await call(bookAtDesk, { params: { id: pitchId }, body, ...signal })
    return { ids: made.map(({ _id }) => _id), amount: sum(made.map((one) => one.price.amount)) }
  },
  end: (call, { ids }) =>
    call(cancelDeskBooking, { params: { id: ids[0]! }, body: { by: 'pitch', andAfter: true } }),
}

const lagos = 3_600_000
const quarter = 15 * 60_000

export const closureAct: BookingAct = {
  as: 'closed',
  expectedError: 'bookings-in-the-way',
  take: async (call, { key, pitchId, starts }, signal) => {
    const params = { id: pitchId }
    const [start, end] = [Date.parse(starts[0]!), Date.parse(starts.at(-1)!) + quarter]
    const [open, close] = [start, end].map((at) => new Date(at + lagos).toISOString()) as [string, string]
    const reason = 'Roof'
    if (starts.length > 1) {
      const body = { start: starts[0]!, end: new Date(end).toISOString(), reason }
      return { ids: [(await call(closePitch, { params, body, key, ...signal }))._id] }
    }
    const body = { day: open.slice(0, 10), open: open.slice(11, 16), close: close.slice(11, 16), reason }
    return { ids: (await call(closeHours, { params, body, key, ...signal })).map(({ _id }) => _id) }
  },
  end: (call, { ids }) => call(reopenPitch, { params: { id: ids[0]! } }),
}
