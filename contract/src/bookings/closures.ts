import * as z from 'zod/mini'
import { BookingState } from '../bookings.ts'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { ById, Day, Done, Id, Instant, TimeOfDay, lineField, wholeNumberField } from '../shapes.ts'

export const Closure = z.object({
  _id: Id,
  pitch: Id,
  start: Instant,
  end: Instant,
  reason: z.nullable(z.string()),
})
export type Closure = z.infer<typeof Closure>

export const maxClosureDays = 90

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
 * A closure lasts at most 90 days. If bookings overlap, closes nothing: the error `bookings-in-the-way` carries
 * `bookings`, each a `BookingInTheWay`.
 */
export const closePitch = endpoint('POST /i-one/pitches/:id/closures', 'Close a pitch for a time range', {
  idempotent: true,
  params: ById,
  body: z.object({ start: Instant, end: Instant, reason: lineField(message('Give a reason'), 200) }),
  reply: Closure,
  errors: ['not-found', 'not-yours', 'bookings-in-the-way'],
})

export const listClosures = endpoint(
  'GET /i-one/pitches/:id/closures',
  "List a pitch's current and future closures",
  { params: ById, reply: z.array(Closure), errors: ['not-found', 'not-yours'] },
)

export const reopenPitch = endpoint('DELETE /i-one/closures/:id', 'Reopen a closed pitch', {
  params: ById,
  reply: Done,
  errors: ['not-found', 'not-yours'],
})

export const maxWeeks = 12

/** Repeats weekly in local time, except on days in `without`. If `close` is not after `open`, `close` is on the next day. */
export const ClosedHours = z.object({
  day: Day,
  open: TimeOfDay,
  close: TimeOfDay,
  weeks: z._default(wholeNumberField(1, maxWeeks), 1),
  without: z._default(z.array(Day).check(z.maxLength(maxWeeks)), []),
  reason: lineField(message('Give a reason'), 200),
})
export type ClosedHours = z.infer<typeof ClosedHours>

/** If bookings overlap, closes nothing: the error `bookings-in-the-way` carries `bookings`, each a `BookingOnDay`. */
export const closeHours = endpoint(
  'POST /i-one/pitches/:id/closures/weekly',
  'Close a pitch during the same hours every week',
  {
    idempotent: true,
    params: ById,
    body: ClosedHours,
    reply: z.array(Closure),
    errors: ['not-found', 'not-yours', 'bookings-in-the-way'],
  },
)

export const BookingOnDay = z.extend(BookingInTheWay, { day: Day })
export type BookingOnDay = z.infer<typeof BookingOnDay>
