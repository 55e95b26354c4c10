import type { Database } from './lib/database/database.ts'

/** Two customers turn out to be one: names written down for the first go with the second. */
export const moveCustomerNames = (db: Database, from: string, to: string) =>
  db.updateTable('log_names').set({ customer_id: to }).where('customer_id', '=', from).execute()
