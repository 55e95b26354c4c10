import * as z from 'zod/mini'
import { BookingState } from '../bookings.ts'
import { endpoint } from '../endpoint.ts'
import { ById, Day, Done, Id, Instant, TimeOfDay, line, whole } from '../shapes.ts'

/** A stretch of time in which a pitch takes no bookings, because its owner says so. Its slots are `closed`. */
export const Closure = z.object({
  _id: Id,
  pitch: Id,
  start: Instant,
  end: Instant,
  reason: z.nullable(z.string()),
})
export type Closure = z.infer<typeof Closure>

/** Days that one closure can last. */
export const longestClosure = 90

/** What occupies a stretch: a hold, a session's booking or another closure. `captain` is a nickname. */
export const BookingInTheWay = z.object({
  start: Instant,
  end: Instant,
  state: BookingState,
  session: z.nullable(Id),
  captain: z.nullable(z.string()),
  tournament: z.nullable(z.string()),
})
export type BookingInTheWay = z.infer<typeof BookingInTheWay>

/**
 * From the minute it is now at the earliest, 90 days at most; for the pitch's owner and for staff.
 * `bookings-in-the-way` carries `bookings`, each a `BookingInTheWay`, in order of time; then nothing has changed.
 */
export const closePitch = endpoint('POST /i-one/pitches/:id/closures', 'Close a pitch for some time', {
  once: true,
  params: ById,
  body: z.object({ start: Instant, end: Instant, reason: line('Why is it closed?', 200) }),
  reply: Closure,
  refusals: ['not-found', 'not-yours', 'bookings-in-the-way'],
})

/** Those that have not ended yet, in order of time; for the pitch's owner and for staff. */
export const listClosures = endpoint('GET /i-one/pitches/:id/closures', 'The closures of a pitch', {
  params: ById,
  reply: z.array(Closure),
  refusals: ['not-found', 'not-yours'],
})

/** A repeat is answered as the first time. */
export const endClosure = endpoint('DELETE /i-one/closures/:id', 'Open a closed pitch again', {
  params: ById,
  reply: Done,
  refusals: ['not-found', 'not-yours'],
})

/** Weeks in a row that a pitch can be closed for at once. */
export const mostWeeks = 12

/**
 * The same hours on the same weekday by the clock at the pitch, `weeks` times from `day` on but for the days `without`.
 * Hours that end at or before their start end the next day.
 */
export const ClosedHours = z.object({
  day: Day,
  open: TimeOfDay,
  close: TimeOfDay,
  weeks: z._default(whole(1, mostWeeks), 1),
  without: z._default(z.array(Day).check(z.maxLength(mostWeeks)), []),
  reason: line('Why is it closed?', 200),
})
export type ClosedHours = z.infer<typeof ClosedHours>

/** All of it or nothing: `bookings-in-the-way` carries `bookings`, each with the `day` it is in the way of. */
export const closeHours = endpoint(
  'POST /i-one/pitches/:id/closures/weekly',
  'Close a pitch at the same hours of some weeks',
  {
    once: true,
    params: ById,
    body: ClosedHours,
    reply: z.array(Closure),
    refusals: ['not-found', 'not-yours', 'bookings-in-the-way'],
  },
)

export const BookingOnDay = z.extend(BookingInTheWay, { day: Day })
export type BookingOnDay = z.infer<typeof BookingOnDay>
