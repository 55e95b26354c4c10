import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { allRows } from '../../lib/database/rows.ts'

interface Entered {
  tournamentId: string
  team: string
}

interface NewEntry extends Entered {
  isAgreed: boolean
  now: Date
}

export const insertEntry = (db: Database, { tournamentId, team, isAgreed, now }: NewEntry) =>
  db
    .insertInto('tournament_entries')
    .values({
      tournament_id: tournamentId,
      team_id: team,
      state: 'entered',
      entered_at: now,
      agreed_at: isAgreed ? now : null,
    })
    .execute()

export const deleteEntry = (db: Database, { tournamentId, team }: Entered) =>
  db
    .deleteFrom('tournament_entries')
    .where('tournament_id', '=', tournamentId)
    .where('team_id', '=', team)
    .execute()

/** Lock order: tournaments before their matches and teams. */
export const lockTeamTournaments = (db: Database, team: string) =>
  sql`
    select from tournaments where id in (select tournament_id from tournament_entries where team_id = ${team})
    order by id for no key update`.execute(db)

export const listPlayersInOtherSquads = (
  db: Database,
  { tournamentId, team }: Entered,
  players: readonly string[],
) =>
  allRows<{ _id: string; name: string }>(db)`
    select player.id as _id, player.name from tournament_squads q join players player on player.id = q.player_id
    where q.tournament_id = ${tournamentId} and q.team_id <> ${team} and q.player_id = any (${players}::uuid[])
    order by player.name, player.id`

export interface SquadRow {
  player: string
  number: number
}

export const replaceSquad = async (
  db: Database,
  { tournamentId, team }: Entered,
  squad: readonly SquadRow[],
) => {
  await db
    .deleteFrom('tournament_squads')
    .where('tournament_id', '=', tournamentId)
    .where('team_id', '=', team)
    .execute()
  await sql`insert into tournament_squads (tournament_id, team_id, player_id, number)
    select ${tournamentId}::uuid, ${team}::uuid, player, number
    from jsonb_to_recordset(${JSON.stringify(squad)}::jsonb) as s(player uuid, number int)`.execute(db)
}

export const markWithdrawn = (
  db: Database,
  { tournamentId, team, keepsPlace }: Entered & { keepsPlace: boolean },
) =>
  db
    .updateTable('tournament_entries')
    .set({ state: 'withdrawn', keeps_place: keepsPlace })
    .where('tournament_id', '=', tournamentId)
    .where('team_id', '=', team)
    .execute()

export const moveEntry = async (
  db: Database,
  { tournamentId, team, to, isAgreed, now }: NewEntry & { to: string },
) => {
  await sql`
    insert into tournament_entries (tournament_id, team_id, state, seed, group_name, entered_at, agreed_at)
    select tournament_id, ${to}::uuid, 'entered', seed, group_name, ${now}::timestamptz,
      ${isAgreed ? now : null}::timestamptz from tournament_entries
    where tournament_id = ${tournamentId} and team_id = ${team}`.execute(db)
  await sql`
    update tournament_matches set
      team_one_id = case team_one_id when ${team}::uuid then ${to}::uuid else team_one_id end,
      team_two_id = case team_two_id when ${team}::uuid then ${to}::uuid else team_two_id end
    where tournament_id = ${tournamentId} and ${team}::uuid in (team_one_id, team_two_id)`.execute(db)
  await deleteEntry(db, { tournamentId, team })
}
