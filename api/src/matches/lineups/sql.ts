import type { LinedUpPlayer, Side } from '@i-one/contract/matches'
import { sql } from 'kysely'
import type { Database } from '../../lib/database.ts'

/** Instead of the one before; under the match's lock. Who is in it stays the same. */
export const keepLineup = async (
  db: Database,
  { matchId, side, by }: { matchId: string; side: Side; by: string },
  players: readonly LinedUpPlayer[],
) => {
  // two who change shirts would wear one number for a moment
  await sql`delete from lineups where match_id = ${matchId} and side = ${side}`.execute(db)
  await sql`
    insert into lineups (match_id, side, player_id, role, number, rank, x, y)
    select ${matchId}::uuid, ${side}, player, role, number, rank, x, y
    from rows from (jsonb_to_recordset(${JSON.stringify(players)}::jsonb)
      as (player uuid, role text, number int, x real, y real)) with ordinality as l (player, role, number, x, y, rank)
  `.execute(db)
  await db
    .updateTable('matches')
    .set((eb) =>
      side === 'T1'
        ? { lineup_one_revision: eb('lineup_one_revision', '+', 1), lineup_one_by: by }
        : { lineup_two_revision: eb('lineup_two_revision', '+', 1), lineup_two_by: by },
    )
    .where('id', '=', matchId)
    .execute()
}

export const findSaver = async (db: Database, playerId: string | null) => {
  if (playerId === null) return undefined
  const saver = await db.selectFrom('players').select('name').where('id', '=', playerId).executeTakeFirst()
  return saver?.name
}
