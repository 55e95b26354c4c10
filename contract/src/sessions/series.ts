import * as z from 'zod/mini'
import { BookingState } from '../bookings.ts'
import { endpoint } from '../endpoint.ts'
import { Session, SessionState } from '../sessions.ts'
import { ById, Id, Instant, Money, whole } from '../shapes.ts'

/** Weeks ahead of today that a session can be repeated, by the calendar at its pitch. */
export const seriesWeeks = 8

/**
 * The hours of a session in a later week, by the clock at its pitch also where the clocks change. `taken`: booked or
 * held, if by a session of mine `session` is it; `closed`: outside the opening hours or in a closure. `price` is what
 * it costs today.
 */
export const RepeatWeek = z.object({
  start: Instant,
  end: Instant,
  state: z.enum(['free', 'taken', 'closed']),
  price: Money,
  session: z.optional(Id),
})
export type RepeatWeek = z.infer<typeof RepeatWeek>

/** The next `weeks` weeks (8 by default) after the session and after now, as far as eight weeks from today. */
export const listRepeats = endpoint(
  'GET /i-one/sessions/:id/repeats',
  'The weeks a session of mine can be repeated in',
  {
    params: ById,
    query: z.object({ weeks: z._default(whole(1, seriesWeeks), seriesWeeks) }),
    reply: z.array(RepeatWeek),
    refusals: ['not-found', 'not-yours'],
  },
)

/**
 * Books the weeks that begin at `starts` at today's price, each as a session of its own with the captain alone in it.
 * All or none: `weeks-taken` carries `taken`, the starts that are not free any more. Answers the sessions in order of
 * time.
 */
export const repeatSession = endpoint('POST /i-one/sessions/:id/repeats', 'Repeat a session of mine weekly', {
  once: true,
  params: ById,
  body: z.object({
    starts: z.array(Instant).check(z.minLength(1, 'Choose a week'), z.maxLength(seriesWeeks, 'At most 8')),
  }),
  reply: z.array(Session),
  refusals: [
    'not-found',
    'not-yours',
    'in-the-past',
    'slot-closed',
    'pitch-hidden',
    'weeks-taken',
    'not-welcome',
    'address-not-confirmed',
    'too-many-sessions',
  ],
})

export const SeriesSession = z.object({
  _id: Id,
  state: SessionState,
  booking: z.object({ state: BookingState }),
  start: Instant,
  end: Instant,
  timeZone: z.string(),
  going: z.int(),
  capacity: z.int(),
})
export type SeriesSession = z.infer<typeof SeriesSession>

/** The sessions of its series that I may see and this one, in order of time; none where it has not been repeated. */
export const listSeries = endpoint('GET /i-one/sessions/:id/series', 'The series a session is one of', {
  params: ById,
  reply: z.array(SeriesSession),
  refusals: ['not-found'],
})
