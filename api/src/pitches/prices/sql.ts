import type { CancellationPolicy } from '@i-one/contract/bookings'
import type { PitchPrices } from '@i-one/contract/centres/prices'
import { sql } from 'kysely'
import { type Staffed, staffedColumns, termsColumn } from '../../at-centre.ts'
import type { Database } from '../../lib/database/database.ts'
import { firstRow } from '../../lib/database/rows.ts'

type PriceLists = Pick<PitchPrices, 'lists' | 'holidays'>

export interface StoredPrices extends Staffed {
  id: string
  name: string
  centreId: string
  priceAmount: number
  priceCurrency: string
  prices: PriceLists | null
  terms: CancellationPolicy | null
  revision: number
}

const columns = sql`id, name, ${staffedColumns}, centre_id as "centreId", price_amount as "priceAmount",
  price_currency as "priceCurrency", prices, ${termsColumn}, revision`

export const findPrices = (db: Database, pitchId: string) =>
  firstRow<StoredPrices>(db)`select ${columns} from pitches p where id = ${pitchId}`

/** Returns undefined if `revision` is outdated. Without lists and holidays, all slots cost the base price. */
export const updatePrices = (db: Database, id: string, { lists, holidays }: PriceLists, revision: number) => {
  const prices = lists.length + holidays.length > 0 ? JSON.stringify({ lists, holidays }) : null
  return firstRow<StoredPrices>(db)`
    update pitches p set prices = ${prices}::jsonb, revision = revision + 1
    where id = ${id} and revision = ${revision}::bigint returning ${columns}`
}
