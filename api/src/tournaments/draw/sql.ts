import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { allRows } from '../../lib/database/rows.ts'
import type { Draw } from './rules.ts'

/** Returns each team's points per match, with three points for a win. Leaves out teams without matches. */
export const listStrengths = (db: Database, teams: readonly string[]) =>
  allRows<{ team: string; strength: number }>(db)`
    select team_id as team, avg(case outcome when 'won' then 3 when 'drawn' then 1 else 0 end)::float8 as strength
    from team_results where team_id = any (${teams}::uuid[]) group by team_id`

interface Drawn extends Draw {
  tournamentId: string
  seeding: string
  seed: string
  now: Date
}

export const saveDraw = async (db: Database, { tournamentId, seeding, seed, entrants, ties, now }: Drawn) => {
  await db
    .updateTable('tournaments')
    .set({ state: 'drawn', seeding, draw_seed: seed, drawn_at: now })
    .where('id', '=', tournamentId)
    .execute()
  await sql`
    update tournament_entries e set seed = drawn.seed, group_name = drawn."group"
    from rows from (jsonb_to_recordset(${JSON.stringify(entrants)}::jsonb) as (team uuid, "group" text))
      with ordinality as drawn (team, "group", seed)
    where e.tournament_id = ${tournamentId} and e.team_id = drawn.team`.execute(db)
  const rows = ties.map(({ sources, teams, thirdPlace, ...tie }) => ({
    ...tie,
    third: thirdPlace,
    source_one: sources?.[0],
    source_two: sources?.[1],
    one: teams?.[0],
    two: teams?.[1],
  }))
  await sql`
    insert into tournament_matches (tournament_id, number, stage, round, group_name, third_place, source_one, source_two,
      team_one_id, team_two_id)
    select ${tournamentId}::uuid, number, stage, round, "group", third, source_one, source_two, one, two
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(number int, stage int, round int, "group" text,
      third boolean, source_one text, source_two text, one uuid, two uuid)`.execute(db)
}
