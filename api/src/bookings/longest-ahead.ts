import { sql } from 'kysely'

/**
 * Nobody has a place in a session for longer before it begins: weeks are booked eight ahead at most. So of all that
 * somebody ever played, what is still to come is looked for among their latest places.
 */
export const longestAhead = sql`interval '180 days'`
