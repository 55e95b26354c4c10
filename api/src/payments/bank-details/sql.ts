import type { BankDetails } from '@i-one/contract/payments/bank-details'
import type { Database } from '../../lib/database/database.ts'

export const findBankDetails = async (db: Database, userId: string): Promise<BankDetails | null> => {
  const details = await db
    .selectFrom('bank_details')
    .select(['bank', 'account_number as accountNumber', 'account_name as accountName'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return details ?? null
}

export const keepBankDetails = (
  db: Database,
  userId: string,
  { bank, accountNumber, accountName }: BankDetails,
) => {
  const details = { bank, account_number: accountNumber, account_name: accountName }
  return db
    .insertInto('bank_details')
    .values({ user_id: userId, ...details })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(details))
    .execute()
}

export const deleteBankDetails = (db: Database, userId: string) =>
  db.deleteFrom('bank_details').where('user_id', '=', userId).execute()
