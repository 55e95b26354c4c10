import { sql } from 'kysely'

/** Maximum time from joining a session to its start. So queries for upcoming sessions can skip places that are older. */
export const maxTimeAhead = sql`interval '180 days'`
