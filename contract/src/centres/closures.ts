import * as z from 'zod/mini'
import { BookingOnDay } from '../bookings/closures.ts'
import { endpoint } from '../endpoint.ts'
import { ById, Day, Done, Id, TimeOfDay, line } from '../shapes.ts'

/** Pitches of a centre that one closure can be of. */
const mostPitches = 40
/** How far ahead of now a closure can begin. */
export const closedAhead = 366

/**
 * From the day `from` to the day `to`, both included and by the clock at the centre. Without `hours` these are opening
 * days: each begins when the night before closes. With `hours` it is one stretch, from `open` of the first day to `close`
 * of the last one. A `yearly` closure comes back each year on the same calendar dates, whether or not the year has a
 * 29 February: that date is closed in leap years only.
 */
export const AskedClosure = z.object({
  reason: line('Why is it closed?', 200),
  from: Day,
  to: Day,
  hours: z.optional(z.object({ open: TimeOfDay, close: TimeOfDay })),
  yearly: z.boolean('Must be true or false'),
  pitches: z.array(Id).check(z.minLength(1, 'Choose a pitch'), z.maxLength(mostPitches, 'Too many pitches')),
})

export type AskedClosure = z.infer<typeof AskedClosure>

/** A booking with the pitch it is of, and the day on which it is in the way. */
export const BookingAtCentre = z.extend(BookingOnDay, {
  booking: Id,
  pitch: z.object({ _id: Id, name: z.string() }),
})
export type BookingAtCentre = z.infer<typeof BookingAtCentre>

/**
 * A closure of several pitches. `next` is the first day of the one under way or to come; without it all of it is over.
 * `inTheWay` is what was booked before a later year was laid out: there the pitch stays open until it has gone.
 */
export const CentreClosure = z.extend(AskedClosure, {
  _id: Id,
  next: z.optional(Day),
  inTheWay: z.array(BookingAtCentre),
})
export type CentreClosure = z.infer<typeof CentreClosure>

const ofOne = z.object({ id: Id, closure: Id })
const refusals = ['not-found', 'not-yours'] as const

/** Those that are not over, the next one first. */
export const listCentreClosures = endpoint('GET /i-one/centres/:id/closures', 'When a centre is closed', {
  params: ById,
  reply: z.array(CentreClosure),
  refusals,
})

/**
 * Of a combined pitch its parts are closed, and so it is too. What has begun is closed from now on. All of it or nothing:
 * `bookings-in-the-way` carries `bookings`, each a `BookingAtCentre`, in order of time. Yearly ones are laid out for the
 * coming year, and each night one more as time goes on.
 */
export const addCentreClosure = endpoint('POST /i-one/centres/:id/closures', 'Close pitches of a centre', {
  once: true,
  params: ById,
  body: AskedClosure,
  reply: CentreClosure,
  refusals: [...refusals, 'bookings-in-the-way'],
})

/** In place of what it was; what of it is over stays as it was. All of it or nothing. */
export const changeCentreClosure = endpoint(
  'PUT /i-one/centres/:id/closures/:closure',
  'Change when they are closed',
  {
    params: ofOne,
    body: AskedClosure,
    reply: CentreClosure,
    refusals: [...refusals, 'bookings-in-the-way'],
  },
)

/** What of it is under way or to come is open again, in later years too. A repeat is answered as the first time. */
export const endCentreClosure = endpoint('DELETE /i-one/centres/:id/closures/:closure', 'Open them again', {
  params: ofOne,
  reply: Done,
  refusals,
})
