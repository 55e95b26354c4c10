import { areBankDetailsShown } from '../../accounts/sql.ts'
import { type Config, isLoopback } from '../../lib/config.ts'
import type { Database } from '../../lib/database/database.ts'
import { heldNow, ownDetails } from './rules.ts'
import { listBankDetails } from './sql.ts'

type Place = Pick<Config, 'publicUrl'>

/** Whether anybody but an organizer sees their bank details: where others reach the server, once staff have looked. */
export const areShown = async (db: Database, config: Place, organizerId: string) =>
  isLoopback(config) || (await areBankDetailsShown(db, organizerId))

/** As the organizer sees them. */
export const showOwnDetails = async (db: Database, config: Place, userId: string, now: Date) => ({
  ...ownDetails(await listBankDetails(db, userId), now),
  shown: await areShown(db, config, userId),
})

interface Asked {
  organizerId: string
  userId: string
  owes: () => Promise<boolean> | boolean
}

/** Where an organizer takes transfers, for who owes or is that organizer; `null` for everybody else. */
export const findDetailsFor = async (
  db: Database,
  config: Place,
  { organizerId, userId, owes }: Asked,
  now: Date,
) => {
  if (userId === organizerId) return ownDetails(await listBankDetails(db, organizerId), now).details
  const isShown = (await owes()) && (await areShown(db, config, organizerId))
  return isShown ? heldNow(await listBankDetails(db, organizerId), now) : null
}
