import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById, Done, Instant, codeField } from '../shapes.ts'

const errors = ['not-found', 'not-yours'] as const

export const getFeed = endpoint('GET /i-one/centres/:id/feed', 'Get your calendar feed for a centre', {
  params: ById,
  reply: z.object({ since: z.nullable(Instant) }),
  errors,
})

export const renewFeed = endpoint(
  'POST /i-one/centres/:id/feed',
  'Create or replace your calendar feed for a centre',
  { params: ById, reply: z.object({ since: Instant, address: z.string() }), errors },
)

export const revokeFeed = endpoint(
  'DELETE /i-one/centres/:id/feed',
  'Delete your calendar feed for a centre',
  { params: ById, reply: Done, errors },
)

export const feedDays = { back: 30, ahead: 366 }

export const readFeed = endpoint('GET /i-one/feeds/:code/calendar.ics', "Read a centre's calendar feed", {
  access: 'public',
  params: z.object({ code: codeField(/^[A-Za-z0-9_-]{43}$/) }),
  reply: z.string(),
  replyType: 'text/calendar; charset=utf-8',
  errors: ['not-found'],
})
