import { sql } from 'kysely'

/** Upper limit from joining to the game: weekly series reach eight weeks ahead. Bounds the search for future places. */
export const longestAhead = sql`interval '180 days'`
