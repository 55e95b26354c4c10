import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { allIds } from '../../lib/database/rows.ts'
import { matchQuery } from '../sql.ts'

export interface ScheduleFilter {
  from: Date
  to: Date
  filter: string
  pitches: readonly string[] | null
  limit: number
  after: string | null
}

const isWanted = ({ from, to, filter }: ScheduleFilter) => sql`
  m.starts_at >= ${from} and m.starts_at < ${to}
  and (${filter} = 'all' or (m.match_type = 'Friendly Match') = (${filter} = 'friendlies'))`

const mineAmong = (userId: string, wanted: ScheduleFilter) => sql<string>`
  select m.id from matches m
  where ${isWanted(wanted)} and m.session_id = any (array(
    select session_id from places where player_id = ${userId} and state <> 'removed'
    union all select id from sessions where captain_id = ${userId}
    union all select id from sessions where opponent_id = ${userId}))
  union all
  select m.id from matches m
  where ${isWanted(wanted)} and m.id = any (array(
    select tie.id from team_members me join tournament_matches tie on tie.team_one_id = me.team_id
    where me.user_id = ${userId} and me.state = 'member'
    union all
    select tie.id from team_members me join tournament_matches tie on tie.team_two_id = me.team_id
    where me.user_id = ${userId} and me.state = 'member'))`

const publicIn = (wanted: ScheduleFilter) => sql`
  left join sessions s on s.id = m.session_id
  where ${isWanted(wanted)}
    -- guard: the schedule hides matches of link-only sessions
    and s.visibility is distinct from 'link'
    ${
      wanted.after
        ? sql`and (m.starts_at, m.id) > (select starts_at, id from matches where id = ${wanted.after})`
        : sql``
    }`

/** Scans the index once per pitch, so that matches on distant pitches are not read. */
const publicAmong = (wanted: ScheduleFilter) => {
  const { pitches, limit } = wanted
  if (!pitches)
    return sql<string>`select m.id from matches m ${publicIn(wanted)} order by m.starts_at, m.id limit ${limit}`
  return sql<string>`
    select near.id from unnest(${pitches}::uuid[]) as pitch (id) cross join lateral (
      select m.id, m.starts_at from matches m ${publicIn(wanted)} and m.pitch_id = pitch.id
      order by m.starts_at, m.id limit ${limit}) as near
    order by near.starts_at, near.id limit ${limit}`
}

const scheduleOf = (db: Database, ids: RawBuilder<string>) =>
  matchQuery(db, null)
    .where(sql<boolean>`m.id = any (array(${ids}))`)
    .orderBy('m.starts_at')
    .orderBy('m.id')
    .execute()

export const listPublicSchedule = (db: Database, wanted: ScheduleFilter) =>
  scheduleOf(db, publicAmong(wanted))

export const listOwnSchedule = (db: Database, userId: string, wanted: ScheduleFilter) =>
  scheduleOf(db, mineAmong(userId, wanted))

/** Lists the topics of schedules that may show the matches: everywhere, around the pitch, and of each player. */
export const listTopics = (db: Database, matches: readonly string[]) =>
  allIds(db)`
    select distinct heard.topic as id
    from matches m join pitches p on p.id = m.pitch_id cross join lateral (
      select 'matches' as topic
      union all
      select 'matches:' || floor(p.lng * 2)::int || ':' || floor(p.lat * 2)::int
      union all
      select 'matches-of:' || player_id from places where session_id = m.session_id and state <> 'removed'
      union all
      select 'matches-of:' || me.user_id from tournament_matches tie
        join team_members me on me.team_id in (tie.team_one_id, tie.team_two_id) and me.state = 'member'
      where tie.id = m.id
    ) as heard
    where m.id = any (${matches}::uuid[])`
