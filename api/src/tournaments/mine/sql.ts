import type { Database } from '../../lib/database/database.ts'
import { allRows } from '../../lib/database/rows.ts'
import { type FixtureRow, fixtureColumns, fixtureTables, isUpcoming } from '../../sessions/nearby/fixtures.ts'

export const listFixturesOf = (db: Database, userId: string, now: Date) =>
  allRows<FixtureRow>(db)`
    with mine as (
      select tournament_id, team_id from tournament_squads where player_id = ${userId}
      union
      select e.tournament_id, e.team_id from team_members l join tournament_entries e on e.team_id = l.team_id
      where l.user_id = ${userId} and l.state = 'member' and l.role in ('captain', 'vice-captain')
    )
    select ${fixtureColumns} from ${fixtureTables}
    where exists (
        select from mine
        where mine.tournament_id = tie.tournament_id and mine.team_id in (tie.team_one_id, tie.team_two_id))
      and ${isUpcoming(now)}
    order by m.starts_at, m.id
    limit 100`
