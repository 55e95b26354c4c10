import type { Database } from '../../lib/database/database.ts'
import { heldNow, ownDetails } from './rules.ts'
import { listBankDetails } from './sql.ts'

/** Where an organizer takes transfers, for who owes or is that organizer; `null` for everybody else. */
export const findDetailsFor = async (
  db: Database,
  {
    organizerId,
    userId,
    owes,
  }: { organizerId: string; userId: string; owes: () => Promise<boolean> | boolean },
  now: Date,
) => {
  if (userId === organizerId) return ownDetails(await listBankDetails(db, organizerId), now).details
  return (await owes()) ? heldNow(await listBankDetails(db, organizerId), now) : null
}
