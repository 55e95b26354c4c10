import * as z from 'zod/mini'
import { BookingState } from '../bookings.ts'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { Session, SessionState } from '../sessions.ts'
import { ById, Id, Instant, Money, wholeNumberField } from '../shapes.ts'

export const seriesWeeks = 8

/** `session`: the caller's own session at this time. `price`: the current price, which can still change. */
export const RepeatWeek = z.object({
  start: Instant,
  end: Instant,
  state: z.enum(['free', 'taken', 'closed']),
  price: Money,
  session: z.optional(Id),
})
export type RepeatWeek = z.infer<typeof RepeatWeek>

export const listRepeatWeeks = endpoint(
  'GET /i-one/sessions/:id/repeats',
  'List weeks in which a session can repeat',
  {
    params: ById,
    query: z.object({ weeks: z._default(wholeNumberField(1, seriesWeeks), seriesWeeks) }),
    reply: z.array(RepeatWeek),
    errors: ['not-found', 'not-yours'],
  },
)

/** Creates a session for each of `starts`, or none: the error `weeks-taken` carries the occupied starts as `taken`. */
export const repeatSession = endpoint('POST /i-one/sessions/:id/repeats', 'Repeat a session weekly', {
  idempotent: true,
  params: ById,
  body: z.object({
    starts: z
      .array(Instant)
      .check(z.minLength(1, message('Choose a week')), z.maxLength(seriesWeeks, message('At most 8 weeks'))),
  }),
  reply: z.array(Session),
  errors: [
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

export const listSeries = endpoint('GET /i-one/sessions/:id/series', 'List sessions in a weekly series', {
  params: ById,
  reply: z.array(SeriesSession),
  errors: ['not-found'],
})
