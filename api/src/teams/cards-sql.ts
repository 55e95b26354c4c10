import { sql } from 'kysely'
import type { Database } from '../lib/database/database.ts'
import { metresBetween, toSpot, toSpotColumns } from '../lib/database/great-circle.ts'
import { allRows } from '../lib/database/rows.ts'
import type { StoredMember, StoredTeam } from './sql.ts'

type TeamFields = 'id' | 'name' | 'colour' | 'address' | 'matchWanted' | 'playersWanted'

export interface TeamCardRow extends Pick<StoredTeam, TeamFields> {
  members: number
  asking: number
  state: StoredMember['state'] | null
  role: StoredMember['role'] | null
  number: number | null
}

const card = (userId: string) => sql`
  t.id, t.name, t.colour, t.address, t.match_wanted as "matchWanted", t.players_wanted as "playersWanted",
  mine.state, mine.role, mine.shirt_number as number,
  (select count(*)::int from team_members m where m.team_id = t.id and m.state = 'member') as members,
  (select count(*)::int from team_members m where m.team_id = t.id and m.state = 'asked') as asking
  from teams t left join team_members mine on mine.team_id = t.id and mine.user_id = ${userId}`

export const listTeamsOf = (db: Database, userId: string) =>
  allRows<TeamCardRow>(db)`
    select ${card(userId)} where mine.user_id is not null and t.ended_at is null order by t.name, t.id`

interface NearQuery {
  userId: string
  lng: number
  lat: number
  cells: readonly number[]
  /** Maximum distance in metres. */
  within: number
  limit: number
  skip: number
  q?: string | undefined
  wanted?: 'match' | 'players' | undefined
}

const wantedFilters = {
  match: sql`and t.match_wanted is not null`,
  players: sql`and t.players_wanted is not null`,
}

export const listTeamsNear = (db: Database, query: NearQuery) => {
  const { userId, lng, lat, cells, within, limit, skip, q = '', wanted } = query
  return allRows<TeamCardRow & { distance: number }>(db)`
    with near as (
      select id, distance
      from (
        select t.id, ${metresBetween(toSpotColumns('t'), toSpot({ lng, lat }))} as distance
        from teams t
        where t.cell = any (${cells}::int[]) and t.ended_at is null
          and position(searchable(${q}) in searchable(t.name)) > 0 ${wanted ? wantedFilters[wanted] : sql``}
      ) as all_near
      where distance <= ${within} order by distance, id limit ${limit} offset ${skip}
    )
    select near.distance, ${card(userId)} join near on near.id = t.id order by near.distance, t.id`
}
