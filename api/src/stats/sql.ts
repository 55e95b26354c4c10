import type { MatchEvent, Side } from '@i-one/game/event'
import { sql } from 'kysely'
import type { Database } from '../lib/database.ts'
import { withoutNulls } from '../lib/without-nulls.ts'
import type { Appearance, MonthSums, PlayedMatch } from './rules.ts'

/** A match with all that its statistics are computed from. Locked, so that no event is stored meanwhile. */
export const lockPlayedMatch = async (db: Database, id: string): Promise<PlayedMatch | undefined> => {
  const match = await db
    .selectFrom('matches as m')
    .innerJoin('pitches as p', 'p.id', 'm.pitch_id')
    .select(['m.state', 'm.starts_at as startsAt', 'p.time_zone as timeZone'])
    .where('m.id', '=', id)
    .forUpdate('m')
    .executeTakeFirst()
  if (!match) return undefined
  const events = await db
    .selectFrom('events')
    .select(['id', 'seq', 'type', 'side', 'player_id as player', 'goal_id as goal', 'on_id as on'])
    .select(['scored', 'period', 'clock_ms as clockMs', 'at', 'voids'])
    .where('match_id', '=', id)
    .execute()
  const lineup = await db
    .selectFrom('lineups')
    .select(['player_id as player', 'role'])
    .select((eb) => eb.ref('side').$castTo<Side>().as('side'))
    .where('match_id', '=', id)
    .execute()
  const happened = events.map(
    ({ at, ...row }) => ({ ...withoutNulls(row), at: at.toISOString() }) as MatchEvent,
  )
  return { ...match, events: happened, lineup }
}

export const deleteAppearances = (db: Database, matchId: string) =>
  db
    .deleteFrom('appearances')
    .where('match_id', '=', matchId)
    .returning(['player_id as player', 'season'])
    .execute()

export const insertAppearances = (db: Database, matchId: string, appearances: readonly Appearance[]) =>
  sql`insert into appearances (player_id, season, match_id, day, side, outcome, goals, assists, clean_sheet)
    select player, season, ${matchId}::uuid, day, side, outcome, goals, assists, "cleanSheet"
    from jsonb_to_recordset(${JSON.stringify(appearances)}::jsonb) as a(player uuid, season text, day date,
      side text, outcome text, goals int, assists int, "cleanSheet" boolean)`.execute(db)

/** The ids of all matches in their order, some at a time. */
export const listMatchIds = async (db: Database, after: string | null, most: number) => {
  const { rows } = await sql<{ id: string }>`
    select id from matches where ${after}::uuid is null or id > ${after}::uuid order by id limit ${most}
  `.execute(db)
  return rows.map(({ id }) => id)
}

export const findPlayer = (db: Database, id: string) =>
  db.selectFrom('players').select(['id', 'name']).where('id', '=', id).executeTakeFirst()

/** A player's season by month: one stretch of the primary key. */
export const sumMonths = async (db: Database, playerId: string, season: string) => {
  const { rows } = await sql<MonthSums>`
    select to_char(day, 'YYYY-MM') as month, sum(goals)::int as goals, sum(assists)::int as assists,
      count(*)::int as played,
      (count(*) filter (where outcome = 'won'))::int as won,
      (count(*) filter (where outcome = 'drawn'))::int as drawn,
      (count(*) filter (where outcome = 'lost'))::int as lost,
      (count(*) filter (where clean_sheet))::int as "cleanSheets"
    from appearances where player_id = ${playerId} and season = ${season} group by 1`.execute(db)
  return rows
}

/** How often they were player of the match. */
export const countAwards = async (db: Database, playerId: string, season: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from awards a where a.player_id = ${playerId}
      and exists (select from appearances where match_id = a.match_id and season = ${season})`.execute(db)
  return rows[0]?.count ?? 0
}

export const listResults = (db: Database, playerId: string, season: string, most: number) =>
  db
    .selectFrom('appearances as a')
    .innerJoin('matches as m', 'm.id', 'a.match_id')
    .select(['a.match_id', 'a.day', 'a.outcome', 'a.goals', 'a.assists', 'a.side'])
    .select(['m.team_one_name', 'm.team_two_name', 'm.score_one', 'm.score_two'])
    .where('a.player_id', '=', playerId)
    .where('a.season', '=', season)
    .orderBy('a.day', 'desc')
    .orderBy('m.starts_at', 'desc')
    .limit(most)
    .execute()

export const moveAppearances = (db: Database, guestId: string, playerId: string) =>
  db.updateTable('appearances').set({ player_id: playerId }).where('player_id', '=', guestId).execute()
