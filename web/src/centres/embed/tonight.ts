import type { Slot } from '@i-one/contract/bookings'
import { hour } from '@i-one/game/durations'
import { type Instant, toLocalDay, toLocalTime } from '@i-one/game/local-time'

export interface PitchSlots<Pitch> {
  pitch: Pitch
  slots: readonly Slot[]
}

/** Times before 05:00 belong to the previous night. */
const nightEnds = 5 * hour

const nightOf = (instant: Instant, timeZone: string) =>
  toLocalDay(new Date(new Date(instant).getTime() - nightEnds), timeZone)

const isAfternoon = ({ start }: Slot, timeZone: string) => {
  const time = toLocalTime(start, timeZone)
  return time >= '05:00' && time < '17:00'
}

export const findNextFreeSlots = <Pitch>(
  pitches: readonly PitchSlots<Pitch>[],
  timeZone: string,
  now: Date,
) => {
  const isAhead = ({ start, state }: Slot) => state === 'free' && new Date(start) > now
  const free = pitches.map((one) => ({ ...one, slots: one.slots.filter(isAhead) }))
  const [first] = free.flatMap(({ slots }) => slots.map(({ start }) => start)).toSorted()
  if (first === undefined) return undefined
  const night = nightOf(first, timeZone)
  const rows = free
    .map((one) => ({ ...one, slots: one.slots.filter(({ start }) => nightOf(start, timeZone) === night) }))
    .filter(({ slots }) => slots.length > 0)
  if (night !== nightOf(now, timeZone)) return { when: night, rows }
  const isByDay = rows.some(({ slots }) => slots.some((slot) => isAfternoon(slot, timeZone)))
  return { when: isByDay ? 'today' : 'tonight', rows }
}
