import { areBankDetailsShown } from '../../accounts/sql.ts'
import type { Database } from '../../lib/database/database.ts'
import { findCurrentDetails, toOwnDetails } from './rules.ts'
import { listBankDetails } from './sql.ts'

export const getOwnBankDetails = async (db: Database, userId: string, now: Date) => ({
  ...toOwnDetails(await listBankDetails(db, userId), now),
  shown: await areBankDetailsShown(db, userId),
})

interface Input {
  organizerId: string
  userId: string
  owes: () => Promise<boolean> | boolean
}

export const findBankDetailsFor = async (db: Database, { organizerId, userId, owes }: Input, now: Date) => {
  if (userId === organizerId) return toOwnDetails(await listBankDetails(db, organizerId), now).details
  const isShown = (await owes()) && (await areBankDetailsShown(db, organizerId))
  return isShown ? findCurrentDetails(await listBankDetails(db, organizerId), now) : null
}
