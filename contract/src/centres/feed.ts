import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById, Done, Instant, code } from '../shapes.ts'

const refusals = ['not-found', 'not-yours'] as const

/** Since when one has an address of one's own for the calendar of a centre; `null` without one. */
export const getFeed = endpoint('GET /i-one/centres/:id/feed', 'My calendar feed of a centre', {
  params: ById,
  reply: z.object({ since: z.nullable(Instant) }),
  refusals,
})

/** The `address` is answered this once; the one before works no more. */
export const renewFeed = endpoint('POST /i-one/centres/:id/feed', 'A new address of my calendar feed', {
  params: ById,
  reply: z.object({ since: Instant, address: z.string() }),
  refusals,
})

/** A repeat is answered as the first time. */
export const endFeed = endpoint('DELETE /i-one/centres/:id/feed', 'End my calendar feed of a centre', {
  params: ById,
  reply: Done,
  refusals,
})

/** Days back and ahead that a feed shows. */
export const feedDays = { back: 30, ahead: 366 }

/**
 * What is booked and closed as iCalendar (RFC 5545), without telephones and money. The `SEQUENCE` of an event rises with
 * each change of what is shown, and a booking that has ended stays, as cancelled. It lasts as long as its owner works there.
 * The code is not kept; who has it may read.
 */
export const readFeed = endpoint('GET /i-one/feeds/:code/calendar.ics', 'The calendar of a centre', {
  access: 'public',
  params: z.object({ code: code(/^[A-Za-z0-9_-]{43}$/) }),
  reply: z.string(),
  replyType: 'text/calendar; charset=utf-8',
  refusals: ['not-found'],
})
