import type { LeaderboardFigure } from '@i-one/contract/stats/leaderboard'
import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { allIds, allRows, firstRow } from '../../lib/database/rows.ts'

export const insertSums = (db: Database, playerIds: readonly string[], seasons: readonly string[] | null) =>
  sql`insert into season_sums (season, cell, player_id, goals, assists, played, won)
    with played as (
      select a.season, a.player_id, a.goals, a.assists, a.outcome, cell_of(p.lng, p.lat) as cell
      from appearances a join users u on u.id = a.player_id
        join matches m on m.id = a.match_id join pitches p on p.id = m.pitch_id
      where a.player_id = any (${playerIds}::uuid[])
        and (${seasons}::text[] is null or a.season = any (${seasons}::text[]))
    ), totals as (
      select season, player_id, sum(goals)::int as goals, sum(assists)::int as assists, count(*)::int as played,
        (count(*) filter (where outcome = 'won'))::int as won
      from played group by 1, 2
    ), cells as (
      select distinct season, player_id, cell from played
      union all select season, player_id, 0 from totals
    )
    select season, cell, player_id, goals, assists, played, won from totals join cells using (season, player_id)
  `.execute(db)

export const listPlayersAtPitch = (db: Database, pitchId: string) =>
  allIds(db)`
    select distinct a.player_id as id from appearances a join matches m on m.id = a.match_id
    where m.pitch_id = ${pitchId}`

const columns = { goals: 'goals', assists: 'assists', played: 'played', wins: 'won' } as const

interface Area {
  season: string
  cells: readonly number[]
}

interface Input extends Area {
  by: LeaderboardFigure
}

export interface RankedPlayer {
  player_id: string
  name: string
  figure: number
  played: number
}

export interface LeaderboardQuery extends Area {
  limit: number
  column: string
}

/** Reads only the top rows of each cell from an index, because these include the top rows of all cells. */
export const createLeaderboardQuery = (
  sums: string,
  id: string,
  { season, cells, limit, column }: LeaderboardQuery,
) => {
  const [who, figure] = [sql.ref(id), sql.ref(column)]
  return sql`(
    select distinct first.id, first.figure, first.played
    from unnest(${cells}::int[]) as asked (cell)
    cross join lateral (
      select ${who} as id, ${figure} as figure, played from ${sql.table(sums)}
      where season = ${season} and cell = asked.cell and ${figure} > 0
      order by ${figure} desc, ${who} limit ${limit}
    ) as first
    order by 2 desc, 1 limit ${limit})`
}

export const listBestPlayers = (db: Database, { by, ...input }: Input & { limit: number }) =>
  allRows<RankedPlayer>(db)`
    select best.id as player_id, p.name, best.figure, best.played
    from ${createLeaderboardQuery('season_sums', 'player_id', { ...input, column: columns[by] })} as best
      join players p on p.id = best.id
    order by best.figure desc, best.id`

/** Maximum number of rows to count when computing a rank. A player has one row per map cell. */
const maxAhead = 10_000

export const findRankedPlayer = async (db: Database, playerId: string, { season, cells, by }: Input) => {
  const figure = sql.ref(columns[by])
  const players = cells.length === 1 ? sql`count(*)` : sql`count(distinct player_id)`
  return firstRow<RankedPlayer & { ahead: number | null }>(db)`
    select mine.player_id, p.name, mine.figure, mine.played, (
      select case when count(*) <= ${maxAhead} then ${players}::int end from (
        select player_id from season_sums
        where season = ${season} and cell = any (${cells}::int[]) and ${figure} > mine.figure and ${figure} > 0
        limit ${maxAhead + 1}
      ) as counted
    ) as ahead
    from (
      select player_id, ${figure} as figure, played from season_sums
      where player_id = ${playerId} and season = ${season} and cell = any (${cells}::int[]) limit 1
    ) as mine join players p on p.id = mine.player_id`
}
