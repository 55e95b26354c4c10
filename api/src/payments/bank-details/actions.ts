import { areBankDetailsShown } from '../../accounts/sql.ts'
import type { Database } from '../../lib/database/database.ts'
import { heldNow, ownDetails } from './rules.ts'
import { listBankDetails } from './sql.ts'

export const showOwnDetails = async (db: Database, userId: string, now: Date) => ({
  ...ownDetails(await listBankDetails(db, userId), now),
  shown: await areBankDetailsShown(db, userId),
})

interface Asked {
  organizerId: string
  userId: string
  owes: () => Promise<boolean> | boolean
}

export const findDetailsFor = async (db: Database, { organizerId, userId, owes }: Asked, now: Date) => {
  if (userId === organizerId) return ownDetails(await listBankDetails(db, organizerId), now).details
  const isShown = (await owes()) && (await areBankDetailsShown(db, organizerId))
  return isShown ? heldNow(await listBankDetails(db, organizerId), now) : null
}
