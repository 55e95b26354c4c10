import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById, Done, Instant, code } from '../shapes.ts'

const refusals = ['not-found', 'not-yours'] as const

export const getFeed = endpoint('GET /i-one/centres/:id/feed', 'My calendar feed of a centre', {
  params: ById,
  reply: z.object({ since: z.nullable(Instant) }),
  refusals,
})

export const renewFeed = endpoint('POST /i-one/centres/:id/feed', 'A new address of my calendar feed', {
  params: ById,
  reply: z.object({ since: Instant, address: z.string() }),
  refusals,
})

export const endFeed = endpoint('DELETE /i-one/centres/:id/feed', 'End my calendar feed of a centre', {
  params: ById,
  reply: Done,
  refusals,
})

export const feedDays = { back: 30, ahead: 366 }

export const readFeed = endpoint('GET /i-one/feeds/:code/calendar.ics', 'The calendar of a centre', {
  access: 'public',
  params: z.object({ code: code(/^[A-Za-z0-9_-]{43}$/) }),
  reply: z.string(),
  replyType: 'text/calendar; charset=utf-8',
  refusals: ['not-found'],
})
