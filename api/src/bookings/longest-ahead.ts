import { sql } from 'kysely'

/** Maximum time between joining a session and its start. Queries for places in future sessions skip older places. */
export const maxTimeAhead = sql`interval '180 days'`
