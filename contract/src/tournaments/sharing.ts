import * as z from 'zod/mini'
import { File, endpoint } from '../endpoint.ts'
import { ById, Id } from '../shapes.ts'

const shared = { access: 'public', params: ById, refusals: ['not-found'] } as const

export const pictureTournament = endpoint(
  'GET /i-one/tournaments/:id/preview.png',
  'The picture that goes with the link of a tournament',
  { ...shared, reply: File, replyType: 'image/png' },
)

export const exportTournament = endpoint(
  'GET /i-one/tournaments/:id/results.csv',
  'The matches of a tournament for a spreadsheet',
  { ...shared, reply: z.string(), replyType: 'text/csv; charset=utf-8' },
)

export const calendarTournament = endpoint(
  'GET /i-one/tournaments/:id/calendar.ics',
  'The matches of a tournament for the calendar',
  {
    ...shared,
    query: z.object({ team: z.optional(Id) }),
    reply: z.string(),
    replyType: 'text/calendar; charset=utf-8',
  },
)
