import type { MatchOutcome } from '@i-one/contract/matches/sides'
import type { MatchType } from '@i-one/contract/stats'
import type { TeamFigure } from '@i-one/contract/stats/teams'
import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { allIds, allRows, firstRow } from '../../lib/database/rows.ts'
import type { Caller } from '../../roles.ts'
import { type LeaderboardQuery, createLeaderboardQuery } from '../leaderboard/sql.ts'
import { isVisibleTo } from '../sql.ts'
import type { TeamMatch, TeamResult, TeamSide } from './rules.ts'

export const listTeamSides = (db: Database, matchId: string) =>
  allRows<TeamSide>(db)`
    select sets.team_id as team, case sets.number when m.team_one_set then 'T1' else 'T2' end as side
    from matches m join sets on sets.session_id = m.session_id and sets.number in (m.team_one_set, m.team_two_set)
    where m.id = ${matchId} and sets.team_id is not null
    union all
    select team, side from tournament_matches tie
      cross join lateral (values (tie.team_one_id, 'T1'), (tie.team_two_id, 'T2')) as of_match (team, side)
    where tie.id = ${matchId} and team is not null`

export const listTeamMatches = (db: Database, matchIds: readonly string[]) =>
  allIds(db)`
    select m.id from matches m where m.id = any (${matchIds}::uuid[]) and (
      exists (select from team_results where match_id = m.id)
      or exists (select from sets where session_id = m.session_id and team_id is not null)
      or exists (select from tournament_matches where id = m.id))`

export const deleteTeamResults = (db: Database, matchId: string) =>
  db
    .deleteFrom('team_results')
    .where('match_id', '=', matchId)
    .returning(['team_id as team', 'season'])
    .execute()

export const insertTeamResults = (db: Database, matchId: string, results: readonly TeamResult[]) =>
  sql`insert into team_results (team_id, season, match_id, day, side, outcome, goals, against)
    select team, season, ${matchId}::uuid, day, side, outcome, goals, against
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      as r(team uuid, season text, day date, side text, outcome text, goals int, against int)`.execute(db)

export const insertTeamSums = (db: Database, teamIds: readonly string[], seasons: readonly string[] | null) =>
  sql`insert into team_sums (season, cell, team_id, played, won, goals)
    with ranked as materialized (
      select id from teams where id = any (${teamIds}::uuid[]) and ended_at is null
    ), played as (
      select r.season, r.team_id, r.goals, r.outcome, cell_of(p.lng, p.lat) as cell
      from ranked join team_results r on r.team_id = ranked.id
        join matches m on m.id = r.match_id join pitches p on p.id = m.pitch_id
      where (${seasons}::text[] is null or r.season = any (${seasons}::text[]))
    ), totals as (
      select season, team_id, count(*)::int as played,
        (count(*) filter (where outcome = 'won'))::int as won, sum(goals)::int as goals
      from played group by 1, 2
    ), cells as (
      select distinct season, team_id, cell from played
      union all select season, team_id, 0 from totals
    )
    select season, cell, team_id, played, won, goals from totals join cells using (season, team_id)
  `.execute(db)

export const listTeamsAtPitch = (db: Database, pitchId: string) =>
  allIds(db)`
    select distinct r.team_id as id from team_results r join matches m on m.id = r.match_id
    where m.pitch_id = ${pitchId}`

interface NamedTeam {
  id: string
  name: string
  colour: string | null
}

export const findTeam = (db: Database, id: string) =>
  firstRow<NamedTeam>(db)`select id, name, colour from teams where id = ${id}`

const onPenalties = sql`(r.goals = r.against and r.outcome <> 'drawn')`

const latestFirst = sql`order by r.day desc, m.starts_at desc, m.number desc, m.id`

export const listPlayedMatches = (db: Database, teamId: string, season: string) =>
  allRows<TeamMatch>(db)`
    select m.match_type as "matchType", r.outcome, r.goals, r.against
    from team_results r join matches m on m.id = r.match_id
    where r.team_id = ${teamId} and r.season = ${season} order by r.day, m.starts_at, m.number, m.id`

interface FormQuery {
  teams: readonly string[]
  season: string
  reader: Caller
  max: number
}

/** Reads results by the index on days, so that only the latest matches are checked for visibility. */
export const listForms = (db: Database, { teams, season, reader, max }: FormQuery) =>
  allRows<{ team: string; form: MatchOutcome[] }>(db)`
    select team, array_agg(outcome order by rank) as form
    from unnest(${teams}::uuid[]) as asked (team)
    cross join lateral (
      select outcome, row_number() over (order by day desc, starts_at desc, number desc, id) as rank
      from (
        select r.outcome, r.day, m.starts_at, m.number, m.id
        from team_results r join matches m on m.id = r.match_id
        where r.team_id = team and r.season = ${season} and ${isVisibleTo(reader)}
        order by r.day desc fetch first ${max} rows with ties
      ) as last_days
      order by rank limit ${max}
    ) as latest
    group by team`

type LatestQuery = Omit<FormQuery, 'teams'> & { teamId: string }

interface Result extends Pick<TeamResult, 'day' | 'outcome' | 'goals' | 'against'> {
  match: string
  matchType: MatchType
  onPenalties: boolean
}

export const listLatestResults = (db: Database, { teamId, season, reader, max }: LatestQuery) =>
  allRows<Result & { opponent: string }>(db)`
    select r.match_id as match, m.match_type as "matchType", r.day, r.outcome, ${onPenalties} as "onPenalties", r.goals, r.against,
      case r.side when 'T1' then m.team_two_name else m.team_one_name end as opponent
    from team_results r join matches m on m.id = r.match_id
    where r.team_id = ${teamId} and r.season = ${season} and ${isVisibleTo(reader)}
    ${latestFirst} limit ${max}`

export interface HeadToHeadMatch extends Result {
  seen: boolean
}

export const listHeadToHeadMatches = (db: Database, one: string, other: string, reader: Caller) =>
  allRows<HeadToHeadMatch>(db)`
    select r.match_id as match, m.match_type as "matchType", r.day, r.outcome, ${onPenalties} as "onPenalties", r.goals, r.against,
      ${isVisibleTo(reader)} as seen
    from team_results r
      join team_results o on o.match_id = r.match_id and o.side <> r.side
      join matches m on m.id = r.match_id
    where r.team_id = ${one} and o.team_id = ${other} ${latestFirst}`

export const listScorers = (db: Database, teamId: string, season: string, max: number) =>
  allRows<{ id: string; name: string; goals: number; played: number }>(db)`
    with scorers as (
      select a.player_id, sum(a.goals)::int as goals, count(*)::int as played
      from team_results r join appearances a on a.match_id = r.match_id and a.side = r.side
      where r.team_id = ${teamId} and r.season = ${season} group by 1 having sum(a.goals) > 0
    )
    select p.id, p.name, s.goals, s.played from scorers s join players p on p.id = s.player_id
    order by s.goals desc, s.played, p.name, p.id limit ${max}`

const columns = { wins: 'won', goals: 'goals', played: 'played' } as const

interface Input extends Omit<LeaderboardQuery, 'column'> {
  by: TeamFigure
}

export const listBestTeams = (db: Database, { by, ...input }: Input) =>
  allRows<NamedTeam & { figure: number; played: number }>(db)`
    select t.id, t.name, t.colour, best.figure, best.played
    from ${createLeaderboardQuery('team_sums', 'team_id', { ...input, column: columns[by] })} as best join teams t on t.id = best.id
    order by best.figure desc, t.id`

export const listOwnTeams = (db: Database, userId: string) =>
  allIds(db)`
    select team_id as id from team_members where user_id = ${userId} and state = 'member' order by 1`
