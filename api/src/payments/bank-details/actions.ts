import { findBankDetailsVisibility } from '../../accounts/sql.ts'
import type { Database } from '../../lib/database/database.ts'
import { currentDetails, ownDetails } from './rules.ts'
import { listBankDetails } from './sql.ts'

export const getOwnDetails = async (db: Database, userId: string, now: Date) => ({
  ...ownDetails(await listBankDetails(db, userId), now),
  shown: await findBankDetailsVisibility(db, userId),
})

interface Input {
  organizerId: string
  userId: string
  owes: () => Promise<boolean> | boolean
}

export const findDetailsFor = async (db: Database, { organizerId, userId, owes }: Input, now: Date) => {
  if (userId === organizerId) return ownDetails(await listBankDetails(db, organizerId), now).details
  const isShown = (await owes()) && (await findBankDetailsVisibility(db, organizerId))
  return isShown ? currentDetails(await listBankDetails(db, organizerId), now) : null
}
