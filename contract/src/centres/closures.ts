import * as z from 'zod/mini'
import { BookingOnDay } from '../bookings/closures.ts'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { ById, Day, Done, Id, TimeOfDay, lineField } from '../shapes.ts'

const maxPitches = 40
export const maxDaysAhead = 366

export const NewCentreClosure = z.object({
  reason: lineField(message('Give a reason'), 200),
  from: Day,
  to: Day,
  hours: z.optional(z.object({ open: TimeOfDay, close: TimeOfDay })),
  yearly: z.boolean(message('Must be true or false')),
  pitches: z
    .array(Id)
    .check(z.minLength(1, message('Choose a pitch')), z.maxLength(maxPitches, message('Too many pitches'))),
})

export type NewCentreClosure = z.infer<typeof NewCentreClosure>

export const BookingAtCentre = z.extend(BookingOnDay, {
  booking: Id,
  pitch: z.object({ _id: Id, name: z.string() }),
})
export type BookingAtCentre = z.infer<typeof BookingAtCentre>

/** `next`: first day of the current or next occurrence. `inTheWay`: bookings that block the closure in a later year. */
export const CentreClosure = z.extend(NewCentreClosure, {
  _id: Id,
  next: z.optional(Day),
  inTheWay: z.array(BookingAtCentre),
})
export type CentreClosure = z.infer<typeof CentreClosure>

const ofOne = z.object({ id: Id, closure: Id })
const errors = ['not-found', 'not-yours'] as const

export const listCentreClosures = endpoint('GET /i-one/centres/:id/closures', "List a centre's closures", {
  params: ById,
  reply: z.array(CentreClosure),
  errors,
})

/** If bookings overlap, closes nothing: error `bookings-in-the-way` carries `bookings`, each a `BookingAtCentre`. */
export const addCentreClosure = endpoint('POST /i-one/centres/:id/closures', 'Close pitches of a centre', {
  idempotent: true,
  params: ById,
  body: NewCentreClosure,
  reply: CentreClosure,
  errors: [...errors, 'bookings-in-the-way'],
})

export const changeCentreClosure = endpoint(
  'PUT /i-one/centres/:id/closures/:closure',
  'Update a centre closure',
  { params: ofOne, body: NewCentreClosure, reply: CentreClosure, errors: [...errors, 'bookings-in-the-way'] },
)

export const reopenCentre = endpoint('DELETE /i-one/centres/:id/closures/:closure', 'End a centre closure', {
  params: ofOne,
  reply: Done,
  errors,
})
