import type { BankDetails } from '@i-one/contract/payments/bank-details'
import type { Database } from '../../lib/database/database.ts'
import { allRows } from '../../lib/database/rows.ts'

export interface BankDetailsChange {
  since: Date
  details: BankDetails | null
}

export const listBankDetails = (db: Database, userId: string) =>
  allRows<BankDetailsChange>(db)`
    select since, case when bank is not null then jsonb_build_object(
      'bank', bank, 'accountNumber', account_number, 'accountName', account_name) end as details
    from bank_details where user_id = ${userId} order by id`

export const addBankDetails = (db: Database, userId: string, details: BankDetails | null, now: Date) =>
  db
    .insertInto('bank_details')
    .values({
      user_id: userId,
      bank: details?.bank ?? null,
      account_number: details?.accountNumber ?? null,
      account_name: details?.accountName ?? null,
      since: now,
    })
    .execute()
