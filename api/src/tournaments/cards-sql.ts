import type { TournamentCard } from '@i-one/contract/tournaments'
import { liveStates, overStates } from '@i-one/game/matches/match-state'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../lib/database/database.ts'
import { metresBetween, toSpot, toSpotColumns } from '../lib/database/great-circle.ts'
import { allRows, toSqlLiterals } from '../lib/database/rows.ts'

export interface CardRow extends Omit<TournamentCard, Absent | 'entriesUntil' | 'teams' | 'mine'> {
  entriesUntil: Date
  firstDay: string | null
  lastDay: string | null
  address: string | null
  distance: number | null
  teams: { id: string; name: string; colour: string | null }[]
  mine: boolean
}

type Absent = 'firstDay' | 'lastDay' | 'address' | 'distance'

interface Wanted {
  userId: string | null
  show: string
  near: { lng: number; lat: number; within: number } | undefined
  limit: number
}

const shown: Record<string, RawBuilder<unknown>> = {
  all: sql`true`,
  on: sql`t.state = 'running'`,
  coming: sql`t.state in ('entries', 'drawn')`,
  past: sql`t.state in ('finished', 'cancelled')`,
}

const isMine = (userId: string | null) => sql`t.id in (
  select id from tournaments where organizer_id = ${userId}::uuid
  union all select e.tournament_id from team_members m join tournament_entries e on e.team_id = m.team_id
    where m.user_id = ${userId}::uuid and m.state = 'member')`

const columns = sql`t.id, t.code, t.name, t.form, t.state, t.most, t.entries_until, t.time_zone, t.organizer_id,
  t.first_day, t.last_day, t.address, t.ended_at, t.created_at`

const order = sql`case t.state when 'running' then 1 when 'drawn' then 2 when 'entries' then 3 else 4 end,
  case when t.ended_at is null then coalesce(t.first_day, t.entries_until::date) end,
  t.ended_at desc, t.created_at desc, t.id`

/** Lists running tournaments first, then upcoming, then finished. `within` is in metres. */
export const listTournamentCards = (db: Database, { userId, show, near, limit }: Wanted) => {
  const [lng, lat, within] = [near?.lng ?? null, near?.lat ?? null, near?.within ?? null]
  const fits = sql`
    select ${columns}, away.distance from tournaments t
      cross join lateral (select case when t.lat + ${lat}::float8 is not null then
          ${metresBetween(toSpotColumns('t'), toSpot({ lng, lat }))} end as distance) as away
    where ${show === 'mine' ? isMine(userId) : (shown[show] ?? sql`true`)}
      and (${within}::float8 is null or away.distance <= ${within})`
  return allRows<CardRow>(db)`
    select t.id as "_id", t.code, t.name, t.form, t.state, t.most, t.entries_until as "entriesUntil", t.time_zone as "timeZone",
      json_build_object('_id', t.organizer_id, 'name', organizer.name) as organizer, t.first_day as "firstDay",
      t.last_day as "lastDay", t.address, t.distance, mine.is as mine, entered.count as entered,
      entered.teams, coalesce(done.live, 0) as live, coalesce(done.played, 0) as played, coalesce(done.matches, 0) as matches
    from (
      select ${columns}, t.distance from (
        (${fits} and t.state in ('entries', 'drawn', 'running'))
        union all
        (${fits} and t.state in ('finished', 'cancelled') order by t.ended_at desc, t.created_at desc, t.id limit ${limit})
      ) as t order by ${order} limit ${limit}
    ) as t join players organizer on organizer.id = t.organizer_id
      cross join lateral (select t.organizer_id = ${userId}::uuid or exists (
          select from tournament_entries e join team_members m on m.team_id = e.team_id
          where e.tournament_id = t.id and m.user_id = ${userId}::uuid and m.state = 'member') as is) as mine
      cross join lateral (select count(*)::int as count, coalesce(json_agg(
          json_build_object('id', team.id, 'name', team.name, 'colour', team.colour)
          order by e.seed nulls last, e.entered_at, team.id), '[]') as teams
        from tournament_entries e join teams team on team.id = e.team_id
        where e.tournament_id = t.id and e.state = 'entered') as entered
      cross join lateral (select count(*)::int as matches,
          (count(*) filter (where tie.result is not null or m.state in (${toSqlLiterals(overStates)})))::int as played,
          (count(*) filter (where m.state in (${toSqlLiterals(liveStates)})))::int as live
        from tournament_matches tie left join matches m on m.id = tie.id where tie.tournament_id = t.id and tie.replayed_at is null) as done
    order by ${order}`
}
