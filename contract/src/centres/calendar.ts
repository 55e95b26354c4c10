import * as z from 'zod/mini'
import { endpoint, stream } from '../endpoint.ts'
import { ById, Done, Day, Id, Instant, Money, everyStream } from '../shapes.ts'
import { HostBooking, Move, MovePreview, MoveRequest } from './bookings.ts'
import { Workplace } from './staff.ts'

/**
 * What occupies a pitch of a centre. Who answers for the centre has with it the telephone of who booked, '' where there
 * is none, and what was `paid` at the pitch in the smallest unit of the price's currency; a viewer has neither.
 */
export const DayBooking = z.extend(HostBooking, {
  phone: z.optional(z.string()),
  paid: z.optional(z.int()),
  /** Of a combined pitch: it is booked on this part of it, where it is answered, moved and ended. */
  onPart: z.optional(z.object({ _id: Id, name: z.string() })),
})
export type DayBooking = z.infer<typeof DayBooking>

const Stretch = z.object({ start: Instant, end: Instant })

/** A slot that nobody has and that has not begun, at the price in force at its start. */
const FreeStretch = z.extend(Stretch, { price: Money })
export type FreeStretch = z.infer<typeof FreeStretch>

/** `start` and `end` are the day's as people at the pitch mean it, `open` its hours: see `getHostCalendar`. */
const DayPitch = z.extend(Stretch, {
  _id: Id,
  name: z.string(),
  timeZone: z.string(),
  slotMinutes: z.int(),
  /** Of a combined pitch. */
  parts: z.array(Id),
  open: z.array(Stretch),
  bookings: z.array(DayBooking),
  free: z.array(FreeStretch),
})
export type DayPitch = z.infer<typeof DayPitch>

export const CentreDay = z.object({ centre: Workplace, day: Day, pitches: z.array(DayPitch) })
export type CentreDay = z.infer<typeof CentreDay>

/**
 * All pitches of a centre by name, each with what is on that day in order of time. A booking over midnight is of the
 * day it begins on. The `ETag` is the same while nothing has changed.
 */
export const getCentreDay = endpoint('GET /i-one/centres/:id/day', 'The day of a centre', {
  params: ById,
  query: z.object({ day: Day }),
  reply: CentreDay,
  refusals: ['not-found', 'not-yours'],
})

/** `changed` at first and whenever something of the calendar has: it is read again. It ends for who works there no more. */
export const watchCentre = stream('/i-one/centres/:id/stream', 'That the calendar of a centre has changed', {
  params: ById,
  messages: { changed: z.object({}), ...everyStream, end: z.object({}) },
  refusals: ['not-found', 'not-yours'],
})

/** As of a session; nobody is notified, since a customer needs no account. */
export const DeskMovePreview = z.omit(MovePreview, { fillBy: true, notified: true })
export type DeskMovePreview = z.infer<typeof DeskMovePreview>

const moveRefusals = [
  'not-found',
  'not-yours',
  'too-late',
  'in-the-past',
  'too-far-ahead',
  'slot-closed',
  'slot-taken',
] as const

export const previewDeskMove = endpoint(
  'GET /i-one/desk-bookings/:id/move',
  'What moving a booking of the desk would change',
  {
    params: ById,
    query: Move,
    reply: DeskMovePreview,
    refusals: moveRefusals.filter((refusal) => refusal !== 'slot-taken'),
  },
)

/** To a free stretch of the same centre, until it ends; what was paid stays, and so does its price unless another is stated. */
export const moveDeskBooking = endpoint('POST /i-one/desk-bookings/:id/move', 'Move a booking of the desk', {
  params: ById,
  body: MoveRequest,
  reply: Done,
  refusals: [...moveRefusals, 'price-changed'],
})
