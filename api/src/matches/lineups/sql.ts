import type { LineupEntry } from '@i-one/contract/matches/lineups'
import type { Side } from '@i-one/contract/matches/sides'
import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { lineupsOfMatch } from '../sql.ts'

export const upsertLineup = async (
  db: Database,
  { matchId, side, by }: { matchId: string; side: Side; by: string },
  players: readonly LineupEntry[],
) => {
  // deletes before inserting: if two players swapped numbers, an update would violate the unique constraint
  await sql`delete from lineups where match_id = ${matchId} and side = ${side}`.execute(db)
  await sql`
    insert into lineups (match_id, side, player_id, role, number, rank, x, y)
    select ${matchId}::uuid, ${side}, player, role, number, rank, x, y
    from rows from (jsonb_to_recordset(${JSON.stringify(players)}::jsonb)
      as (player uuid, role text, number int, x double precision, y double precision)) with ordinality as l (player, role, number, x, y, rank)
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

export const findLineups = (db: Database, matchId: string) =>
  db
    .selectFrom('matches as m')
    .select(['m.lineup_one_revision', 'm.lineup_two_revision', lineupsOfMatch])
    .where('m.id', '=', matchId)
    .executeTakeFirstOrThrow()

export const findPlayerName = async (db: Database, playerId: string | null) => {
  if (playerId === null) return undefined
  const saver = await db.selectFrom('players').select('name').where('id', '=', playerId).executeTakeFirst()
  return saver?.name
}
