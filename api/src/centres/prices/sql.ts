import type { Terms } from '@i-one/contract/bookings'
import type { Database } from '../../lib/database/database.ts'
import { firstRow } from '../../lib/database/rows.ts'

export const updateTerms = async (db: Database, centreId: string, terms: Terms | null) => {
  const before = await firstRow<{ terms: Terms | null }>(db)`
    with before as (select id, terms from centres where id = ${centreId} for no key update)
    update centres set terms = ${terms ? JSON.stringify(terms) : null}::jsonb from before where centres.id = before.id
    returning before.terms`
  return before?.terms ?? null
}
