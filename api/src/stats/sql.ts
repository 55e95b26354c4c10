import type { MatchEvent, Side } from '@i-one/game/matches/event'
import { sql } from 'kysely'
import { worksAtCentre } from '../at-centre.ts'
import type { Database } from '../lib/database/database.ts'
import { allRows, firstValue } from '../lib/database/rows.ts'
import { withoutNulls } from '../lib/database/without-nulls.ts'
import type { Caller } from '../roles.ts'
import type { Appearance, MonthTotals } from './rules.ts'

const byMatch = <Row extends { match: string }>(rows: readonly Row[]) => {
  const grouped = new Map<string, Row[]>()
  for (const row of rows) {
    const group = grouped.get(row.match)
    if (group) group.push(row)
    else grouped.set(row.match, [row])
  }
  return grouped
}

/** Locks the matches against new events, and their pitches against moves, because sums depend on the location. */
export const lockPlayedMatches = async (db: Database, ids: readonly string[]) => {
  const matches = await db
    .selectFrom('matches as m')
    .innerJoin('pitches as p', 'p.id', 'm.pitch_id')
    .select(['m.id', 'm.state', 'm.starts_at as startsAt', 'p.time_zone as timeZone'])
    .where(sql<boolean>`m.id = any (${ids}::uuid[])`)
    .orderBy('m.id')
    .forUpdate('m')
    .forShare('p')
    .execute()
  const events = await db
    .selectFrom('events')
    .select(['match_id as match', 'id', 'seq', 'type', 'side', 'player_id as player', 'goal_id as goal'])
    .select(['on_id as on', 'scored', 'period', 'clock_ms as clockMs', 'at', 'voids'])
    .where(sql<boolean>`match_id = any (${ids}::uuid[])`)
    .execute()
  const lineups = await db
    .selectFrom('lineups')
    .select(['match_id as match', 'player_id as player', 'role'])
    .select((eb) => eb.ref('side').$castTo<Side>().as('side'))
    .where(sql<boolean>`match_id = any (${ids}::uuid[])`)
    .execute()
  const eventsOf = byMatch(events)
  const lineupsOf = byMatch(lineups)
  return matches.map((match) => ({
    ...match,
    events: (eventsOf.get(match.id) ?? []).map(toEvent),
    lineup: lineupsOf.get(match.id) ?? [],
  }))
}

const toEvent = ({ at, ...row }: { at: Date }) =>
  ({ ...withoutNulls(row), at: at.toISOString() }) as MatchEvent

export const deleteAppearances = (db: Database, matchIds: readonly string[]) =>
  db
    .deleteFrom('appearances')
    .where(sql<boolean>`match_id = any (${matchIds}::uuid[])`)
    .returning(['player_id as player', 'season'])
    .execute()

export const insertAppearances = (db: Database, appearances: readonly (Appearance & { match: string })[]) =>
  sql`insert into appearances (player_id, season, match_id, day, side, outcome, goals, assists, clean_sheet)
    select player, season, match, day, side, outcome, goals, assists, "cleanSheet"
    from jsonb_to_recordset(${JSON.stringify(appearances)}::jsonb) as a(player uuid, season text, match uuid,
      day date, side text, outcome text, goals int, assists int, "cleanSheet" boolean)`.execute(db)

export const findPlayer = (db: Database, id: string) =>
  db
    .selectFrom('players')
    .leftJoin('users', 'users.id', 'players.id')
    .select(['players.id', 'name', sql<boolean>`users.id is not null`.as('hasAccount')])
    .where('players.id', '=', id)
    .executeTakeFirst()

export const sumByMonth = (db: Database, playerId: string, season: string) =>
  allRows<MonthTotals>(db)`
    select to_char(a.day, 'YYYY-MM') as month, m.match_type as "matchType", sum(a.goals)::int as goals, sum(a.assists)::int as assists,
      count(*)::int as played,
      (count(*) filter (where a.outcome = 'won'))::int as won,
      (count(*) filter (where a.outcome = 'drawn'))::int as drawn,
      (count(*) filter (where a.outcome = 'lost'))::int as lost,
      (count(*) filter (where a.clean_sheet))::int as "cleanSheets",
      count(m.team_one_set)::int as "setsPlayed",
      (count(m.team_one_set) filter (where a.outcome = 'won'))::int as "setsWon",
      (coalesce(sum(a.goals) filter (where m.clock_elapsed_ms > 0), 0))::int as "clockedGoals",
      (sum(m.clock_elapsed_ms) / 1000)::int as "clockedSeconds"
    from appearances a join matches m on m.id = a.match_id
    where a.player_id = ${playerId} and a.season = ${season} group by 1, 2`

export const countAwards = async (db: Database, playerId: string, season: string) =>
  (await firstValue<number>(db)`
    select count(*)::int as count
    from appearances a join awards using (player_id, match_id)
    where a.player_id = ${playerId} and a.season = ${season}`) ?? 0

/** Must match `maySee` in matches/rules.ts. */
export const isVisibleTo = ({ id, isAdmin }: Caller) =>
  sql<boolean>`(${isAdmin} or m.session_id is null
    or exists (select from sessions s where s.id = m.session_id
      and (s.visibility = 'public' or ${id}::uuid in (s.captain_id, s.opponent_id)))
    or exists (select from places where session_id = m.session_id and player_id = ${id} and state <> 'removed')
    or exists (select from pitches p where p.id = m.pitch_id and ${worksAtCentre(id)})
    or exists (select from sets join team_members me on me.team_id = sets.team_id
      where sets.session_id = m.session_id and me.user_id = ${id} and me.state = 'member'
        and me.role in ('captain', 'vice-captain')))`

interface ResultQuery {
  playerId: string
  season: string
  reader: Caller
  max: number
}

export const listResults = (db: Database, { playerId, season, reader, max }: ResultQuery) =>
  db
    .selectFrom('appearances as a')
    .innerJoin('matches as m', 'm.id', 'a.match_id')
    .select(['a.match_id', 'a.day', 'a.outcome', 'a.goals', 'a.assists', 'a.side'])
    .select(['m.match_type', 'm.team_one_name', 'm.team_two_name', 'm.score_one', 'm.score_two'])
    .select(sql<boolean>`m.score_one = m.score_two and a.outcome <> 'drawn'`.as('on_penalties'))
    .where('a.player_id', '=', playerId)
    .where('a.season', '=', season)
    .where(isVisibleTo(reader))
    .orderBy('a.day', 'desc')
    .orderBy('m.starts_at', 'desc')
    .limit(max)
    .execute()

export const moveAppearances = (db: Database, guestId: string, playerId: string) =>
  db.updateTable('appearances').set({ player_id: playerId }).where('player_id', '=', guestId).execute()
