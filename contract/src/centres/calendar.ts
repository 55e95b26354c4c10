import * as z from 'zod/mini'
import { endpoint, stream } from '../endpoint.ts'
import { ById, Done, Day, Id, Instant, Money, streamMessages } from '../shapes.ts'
import { HostBooking, BookingMove, BookingMovePreview, BookingMoveRequest } from './bookings.ts'
import { Workplace } from './staff.ts'

/** Staff with the role `viewer` get neither `phone` nor `paid`. `paid` is in minor units. */
export const DayBooking = z.extend(HostBooking, {
  phone: z.optional(z.string()),
  paid: z.optional(z.int()),
  onPart: z.optional(z.object({ _id: Id, name: z.string() })),
})
export type DayBooking = z.infer<typeof DayBooking>

const TimeRange = z.object({ start: Instant, end: Instant })

const FreeTimeRange = z.extend(TimeRange, { price: Money })
export type FreeTimeRange = z.infer<typeof FreeTimeRange>

const DayPitch = z.extend(TimeRange, {
  _id: Id,
  name: z.string(),
  timeZone: z.string(),
  slotMinutes: z.int(),
  parts: z.array(Id),
  open: z.array(TimeRange),
  bookings: z.array(DayBooking),
  free: z.array(FreeTimeRange),
})
export type DayPitch = z.infer<typeof DayPitch>

export const CentreDay = z.object({ centre: Workplace, day: Day, pitches: z.array(DayPitch) })
export type CentreDay = z.infer<typeof CentreDay>

export const getCentreDay = endpoint('GET /i-one/centres/:id/day', "Get a day of a centre's calendar", {
  params: ById,
  query: z.object({ day: Day }),
  reply: CentreDay,
  errors: ['not-found', 'not-yours'],
})

/** Sends `changed` without data, so clients must reload the day. */
export const watchCentre = stream('/i-one/centres/:id/stream', "Stream changes to a centre's calendar", {
  params: ById,
  messages: { changed: z.object({}), ...streamMessages, end: z.object({}) },
  errors: ['not-found', 'not-yours'],
})

export const DeskMovePreview = z.omit(BookingMovePreview, { fillBy: true, notified: true })
export type DeskMovePreview = z.infer<typeof DeskMovePreview>

const moveErrors = [
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
  'Preview moving a desk booking',
  {
    params: ById,
    query: BookingMove,
    reply: DeskMovePreview,
    errors: moveErrors.filter((code) => code !== 'slot-taken'),
  },
)

export const moveDeskBooking = endpoint('POST /i-one/desk-bookings/:id/move', 'Move a desk booking', {
  params: ById,
  body: BookingMoveRequest,
  reply: Done,
  errors: [...moveErrors, 'price-changed'],
})
