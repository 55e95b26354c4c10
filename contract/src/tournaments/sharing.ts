import * as z from 'zod/mini'
import { FileSchema, endpoint } from '../endpoint.ts'
import { ById, Id } from '../shapes.ts'

const shared = { access: 'public', params: ById, errors: ['not-found'] } as const

export const getTournamentImage = endpoint(
  'GET /i-one/tournaments/:id/preview.png',
  "Get a tournament's link preview image",
  { ...shared, reply: FileSchema, replyType: 'image/png' },
)

export const exportTournament = endpoint(
  'GET /i-one/tournaments/:id/results.csv',
  "Export a tournament's matches as CSV",
  { ...shared, reply: z.string(), replyType: 'text/csv; charset=utf-8' },
)

export const getTournamentCalendar = endpoint(
  'GET /i-one/tournaments/:id/calendar.ics',
  "Export a tournament's matches as iCalendar",
  {
    ...shared,
    query: z.object({ team: z.optional(Id) }),
    reply: z.string(),
    replyType: 'text/calendar; charset=utf-8',
  },
)
