import { type Database, inTransaction } from '../../lib/database/database.ts'
import { loginsOf } from '../../lib/http/log-in.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { deletePlayer } from '../../players/sql.ts'
import { endWhistle, endWhistles, removeLink, removeScorer } from './sql.ts'

/** Whoever recorded nothing has no part in the match: their name goes with the whistle. */
export const forgetWhistles = (db: Database, now: Date) =>
  inTransaction(db, async (transaction) => {
    const ended = await endWhistles(transaction, now)
    for (const { player, isIdle } of ended) if (isIdle) await deletePlayer(transaction, player)
    if (ended.length) await notifyTopics(transaction, ...ended.map(({ player }) => loginsOf(player)))
  })

/** Under the match's lock. The link goes too: whoever has it could take the whistle once more. */
export const takeWhistleBack = async (db: Database, matchId: string, playerId: string) => {
  await removeScorer(db, matchId, playerId)
  await removeLink(db, matchId)
  for (const player of await endWhistle(db, matchId, playerId)) await deletePlayer(db, player)
  // what was opened with it is closed
  await notifyTopics(db, loginsOf(playerId))
}
