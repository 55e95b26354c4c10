import { sql } from 'kysely'

/** Maximum time from joining a session to its start, so that queries for upcoming sessions can skip older places. */
export const maxTimeAhead = sql`interval '180 days'`
