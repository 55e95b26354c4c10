import { type Database, inTransaction } from '../../lib/database/database.ts'
import { deletePlayer } from '../../players/sql.ts'
import { endWhistle, endWhistles, removeLink, removeScorer } from './sql.ts'

/** Whoever recorded nothing has no part in the match: their name goes with the whistle. */
export const forgetWhistles = (db: Database, now: Date) =>
  inTransaction(db, async (transaction) => {
    for (const player of await endWhistles(transaction, now)) await deletePlayer(transaction, player)
  })

/** Under the match's lock. The link goes too: whoever has it could take the whistle once more. */
export const takeWhistleBack = async (db: Database, matchId: string, playerId: string) => {
  await removeScorer(db, matchId, playerId)
  await removeLink(db, matchId)
  for (const player of await endWhistle(db, matchId, playerId)) await deletePlayer(db, player)
}
