import { type Database, inTransaction } from '../../lib/database.ts'
import { deletePlayer } from '../../players/sql.ts'
import { endWhistles } from './sql.ts'

/** Whoever recorded nothing has no part in the match: their name goes with the whistle. */
export const forgetWhistles = (db: Database, now: Date) =>
  inTransaction(db, async (transaction) => {
    for (const player of await endWhistles(transaction, now)) await deletePlayer(transaction, player)
  })
