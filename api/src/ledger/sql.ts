import type { PaymentAction, PaymentMethod } from '@i-one/contract/payments'
import type { Transfer } from '@i-one/game/payments/transfers'
import { sql } from 'kysely'
import type { Database } from '../lib/database/database.ts'
import { allRows } from '../lib/database/rows.ts'
import type { Balance } from './rules.ts'

export const saveShares = async (
  db: Database,
  { sessionId, now }: { sessionId: string; now: Date },
  places: readonly string[],
  shares: readonly number[],
) => {
  const { rows } = await sql<{ act: string }>`
    insert into ledger (session_id, place_id, act, from_account, to_account, amount, at)
    select ${sessionId}, place,
      case when more then 'owe' else 'reverse' end,
      case when more then 'share' else 'open' end,
      case when more then 'open' else 'share' end,
      abs(difference), ${now}
    from unnest(${places}::uuid[], ${shares}::int[]) as due (place, share)
      left join balances on session_id = ${sessionId} and place_id = place
      cross join lateral (select share - coalesce(owed, 0)) as change (difference)
      cross join lateral (select difference > 0) as grows (more)
    where difference <> 0
    returning act
  `.execute(db)
  return rows.some(({ act }) => act === 'reverse')
}

export const reverseExcessWaivers = (db: Database, sessionId: string, now: Date) =>
  sql`
    insert into ledger (session_id, place_id, act, from_account, to_account, amount, at)
    select session_id, place_id, 'reverse', 'waived', 'open', least(waived, -open), ${now}
    from balances where session_id = ${sessionId} and waived > 0 and open < 0
  `.execute(db)

export interface PlaceBalance extends Balance {
  placeId: string
  method: PaymentMethod | null
}

export const listBalances = (db: Database, sessionId: string) =>
  allRows<PlaceBalance>(db)`
    select place_id as "placeId", owed, open, said, paid, received, waived, refunded, method
    from balances where session_id = ${sessionId}`

export interface TransferEntry {
  act: PaymentAction
  method: PaymentMethod | null
  by: string
  now: Date
}

export const toTransferRows = <Owing>(
  owing: Owing,
  { act, method, by, now }: TransferEntry,
  transfers: readonly Transfer[],
) =>
  transfers.map(({ from, to, amount }) => ({
    ...owing,
    act,
    from_account: from,
    to_account: to,
    amount,
    method,
    by,
    at: now,
  }))

export const insertTransfers = (
  db: Database,
  { sessionId, placeId, ...entry }: TransferEntry & { sessionId: string; placeId: string },
  transfers: readonly Transfer[],
) =>
  db
    .insertInto('ledger')
    .values(toTransferRows({ session_id: sessionId, place_id: placeId }, entry, transfers))
    .execute()
