import type { Database } from '../../lib/database/database.ts'
import { forEachId } from '../../lib/database/each-due.ts'
import { toLoginsTopic } from '../../lib/http/log-in.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { deletePlayer } from '../../players/sql.ts'
import {
  revokeScorerToken,
  listExpiredScorers,
  deleteExpiredScorerLinks,
  deleteScorerLink,
  removeScorer,
} from './sql.ts'

export const deleteExpiredScorers = async (db: Database, now: Date) => {
  await deleteExpiredScorerLinks(db, now)
  const matches = new Map((await listExpiredScorers(db, now)).map(({ player, match }) => [player, match]))
  await forEachId(db, [...matches.keys()], async (transaction, player) => {
    for (const idle of await revokeScorerToken(transaction, matches.get(player) ?? '', player))
      await deletePlayer(transaction, idle)
    await notifyTopics(transaction, toLoginsTopic(player))
  })
}

/** Requires the match's lock. Also deletes the scorer link, because the player could use the link again. */
export const revokeScorer = async (db: Database, matchId: string, playerId: string) => {
  await removeScorer(db, matchId, playerId)
  await deleteScorerLink(db, matchId)
  for (const player of await revokeScorerToken(db, matchId, playerId)) await deletePlayer(db, player)
  await notifyTopics(db, toLoginsTopic(playerId))
}
