import type { CancellationPolicy } from '@i-one/contract/bookings'
import type { Database } from '../../lib/database/database.ts'
import { firstRow } from '../../lib/database/rows.ts'

export const saveCancellationPolicy = async (
  db: Database,
  centreId: string,
  terms: CancellationPolicy | null,
) => {
  const before = await firstRow<{ terms: CancellationPolicy | null }>(db)`
    with before as (select id, terms from centres where id = ${centreId} for no key update)
    update centres set terms = ${terms ? JSON.stringify(terms) : null}::jsonb from before where centres.id = before.id
    returning before.terms`
  return before?.terms ?? null
}
