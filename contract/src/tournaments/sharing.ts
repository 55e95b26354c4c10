import * as z from 'zod/mini'
import { File, endpoint } from '../endpoint.ts'
import { ById, Id } from '../shapes.ts'

const shared = { access: 'public', params: ById, refusals: ['not-found'] } as const

/** 1200 by 630 pixels, PNG; its `ETag` changes with what it shows. */
export const pictureTournament = endpoint(
  'GET /i-one/tournaments/:id/preview.png',
  'The picture that goes with the link of a tournament',
  { ...shared, reply: File, replyType: 'image/png' },
)

/** A line for each match, in order of their numbers. As JSON it is what `getTournament` answers. */
export const exportTournament = endpoint(
  'GET /i-one/tournaments/:id/results.csv',
  'The matches of a tournament for a spreadsheet',
  { ...shared, reply: z.string(), replyType: 'text/csv; charset=utf-8' },
)

/**
 * Its matches that have a time, or those of one `team`, as iCalendar (RFC 5545). The `SEQUENCE` of a match rises with each
 * change of what is shown. A match that is postponed or not played stays, as cancelled, at the time it had.
 */
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
