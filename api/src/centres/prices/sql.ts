import type { Terms } from '@i-one/contract/bookings'
import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'

/** A trigger hands them on to the pitches of the centre. */
export const updateTerms = (db: Database, centreId: string, terms: Terms | null) =>
  sql`update centres set terms = ${terms ? JSON.stringify(terms) : null}::jsonb where id = ${centreId}`.execute(
    db,
  )
