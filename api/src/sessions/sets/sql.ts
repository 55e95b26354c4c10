import { goingStates } from '@i-one/contract/sessions/states'
import type { SetAssignment } from '@i-one/game/sessions/set-assignment'
import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { allRows, firstValue, toSqlLiterals } from '../../lib/database/rows.ts'

export const insertSets = (db: Database, sessionId: string, names: readonly string[]) =>
  sql`
    insert into sets (session_id, number, name)
    select ${sessionId}, number, name from unnest(${names}::text[]) with ordinality as drawn (name, number)
    on conflict (session_id, number) do nothing
  `.execute(db)

export const deleteSetsFrom = (db: Database, sessionId: string, number: number) =>
  db.deleteFrom('sets').where('session_id', '=', sessionId).where('number', '>=', number).execute()

export const saveSetAssignments = (db: Database, sessionId: string, assignments: readonly SetAssignment[]) =>
  sql`
    update places set set_number = assigned.set_number
    from places before
    left join unnest(${assignments.map(({ id }) => id)}::uuid[], ${assignments.map(({ set }) => set)}::int[])
      as assigned (player_id, set_number) on assigned.player_id = before.player_id
    where places.id = before.id and before.session_id = ${sessionId}
      and places.set_number is distinct from assigned.set_number
  `.execute(db)

export interface SetWithPlayers {
  number: number
  name: string
  players: { playerId: string; name: string; position: string | null }[]
}

export const listSetsWithPlayers = (db: Database, sessionId: string) =>
  allRows<SetWithPlayers>(db)`
    select sets.number, sets.name, coalesce(
      json_agg(
        json_build_object('playerId', players.id, 'name', players.name, 'position', players.position)
        order by places.since, places.id
      ) filter (where players.id is not null), '[]') as players
    from sets
    left join places on places.session_id = sets.session_id and places.set_number = sets.number
      and places.state in (${toSqlLiterals(goingStates)})
    left join players on players.id = places.player_id
    where sets.session_id = ${sessionId}
    group by sets.number, sets.name
    order by sets.number`

export const listPlayerResults = async (db: Database, sessionId: string, seasons: readonly string[]) => {
  const rows = await allRows<{ id: string; played: number; won: number; drawn: number }>(db)`
    select player_id as id, count(*)::int as played,
      (count(*) filter (where outcome = 'won'))::int as won,
      (count(*) filter (where outcome = 'drawn'))::int as drawn
    from appearances
    where season = any (${seasons}::text[]) and player_id in (select player_id from places
      where session_id = ${sessionId} and state in (${toSqlLiterals(goingStates)}))
    group by player_id`
  return new Map(rows.map(({ id, ...results }) => [id, results]))
}

/** A player of two teams gets the set with the lower number. */
export const listTeamSets = async (db: Database, sessionId: string) => {
  const rows = await allRows<{ id: string; set: number }>(db)`
    select m.user_id as id, min(sets.number) as set
    from sets join team_members m on m.team_id = sets.team_id and m.state = 'member'
    where sets.session_id = ${sessionId} group by 1`
  return new Map(rows.map(({ id, set }) => [id, set]))
}

export const findTeamName = (db: Database, teamId: string, playerId: string) =>
  firstValue<string>(db)`
    select t.name from teams t join team_members m on m.team_id = t.id
    where t.id = ${teamId} and m.user_id = ${playerId} and m.state = 'member' and t.ended_at is null`

export const findLedTeamName = (db: Database, teamId: string, playerId: string) =>
  firstValue<string>(db)`
    select t.name from teams t join team_members m on m.team_id = t.id
    where t.id = ${teamId} and m.user_id = ${playerId} and m.role in ('captain', 'vice-captain')
      and t.ended_at is null`

interface Sides {
  sets: number
  opponent: string | null
  payingSide: 1 | 2 | null
  minimum: number
}

export const saveSides = (db: Database, id: string, { sets, opponent, payingSide, minimum }: Sides) =>
  db
    .updateTable('sessions')
    .set({ set_count: sets, opponent_id: opponent, paying_side: payingSide, minimum })
    .where('id', '=', id)
    .execute()

interface SetTeam {
  sessionId: string
  set: number
  name: string
  team: string | null
}

export const updateSetTeam = (db: Database, { sessionId, set, name, team }: SetTeam) =>
  db
    .updateTable('sets')
    .set({ name, team_id: team })
    .where('session_id', '=', sessionId)
    .where('number', '=', set)
    .execute()

export const renameSetsOf = (db: Database, teamId: string, name: string) =>
  sql`
    update sets s set name = case when exists (
        select from sets other where other.session_id = s.session_id and other.number <> s.number and other.name = ${name}
      ) then ${name} || ' ' || left(s.team_id::text, 4) else ${name} end
    where s.team_id = ${teamId}`.execute(db)

export const saveDraw = (db: Database, id: string, seed: string, now: Date) =>
  db.updateTable('sessions').set({ draw_seed: seed, drawn_at: now }).where('id', '=', id).execute()
