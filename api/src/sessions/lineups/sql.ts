import type { LineupEntry } from '@i-one/contract/matches/lineups'
import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'

/** `players` can include players who have left the set since the lineup was saved. */
export interface SavedLineup {
  set: number
  revision: number
  by: string | null
  players: LineupEntry[]
  numbers?: Record<string, number> | null
  formation?: LineupEntry[] | null
}

const formationOfTeam = sql`
  (select json_agg(json_build_object('player', spot.user_id, 'role', spot.role,
      'number', coalesce(m.shirt_number, spot.rank), 'x', spot.x, 'y', spot.y) order by spot.rank)
  from team_formation_spots spot join team_members m using (team_id, user_id)
  where spot.formation_id = (select f.id from team_formations f
    where f.team_id = sets.team_id
      and (select count(*) from team_formation_spots where formation_id = f.id) = s.players_per_team
    order by f.saved_at desc, f.id limit 1))`

export const sessionLineups = sql<SavedLineup[]>`
  (select coalesce(json_agg(json_build_object(
      'set', sets.number, 'revision', sets.lineup_revision, 'by', saver.name,
      'players', (select coalesce(json_agg(json_strip_nulls(json_build_object(
          'player', l.player_id, 'role', l.role, 'number', l.number, 'x', l.x, 'y', l.y)) order by l.rank), '[]')
        from set_lineups l where l.session_id = s.id and l.set_number = sets.number),
      'numbers', (select json_object_agg(m.user_id, m.shirt_number) from team_members m
        where m.team_id = sets.team_id and m.shirt_number is not null),
      'formation', case when sets.team_id is not null then ${formationOfTeam} end
    ) order by sets.number), '[]')
  from sets left join players saver on saver.id = sets.lineup_by where sets.session_id = s.id)`

interface Saved {
  sessionId: string
  set: number
  by: string
}

export const upsertSetLineup = async (
  db: Database,
  { sessionId, set, by }: Saved,
  players: readonly LineupEntry[],
) => {
  await sql`delete from set_lineups where session_id = ${sessionId} and set_number = ${set}`.execute(db)
  await sql`
    insert into set_lineups (session_id, set_number, player_id, role, number, rank, x, y)
    select ${sessionId}::uuid, ${set}::int, player, role, number, rank, x, y
    from rows from (jsonb_to_recordset(${JSON.stringify(players)}::jsonb)
      as (player uuid, role text, number int, x double precision, y double precision)) with ordinality as l (player, role, number, x, y, rank)
  `.execute(db)
  await db
    .updateTable('sets')
    .set((eb) => ({ lineup_revision: eb('lineup_revision', '+', 1), lineup_by: by }))
    .where('session_id', '=', sessionId)
    .where('number', '=', set)
    .execute()
}
