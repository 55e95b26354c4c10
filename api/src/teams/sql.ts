import type { NewTeam, TeamColour, TeamFormation } from '@i-one/contract/teams'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Database } from '../lib/database/database.ts'
import { allIds, allRows, firstRow } from '../lib/database/rows.ts'
import { isTextOf } from '../text-authors.ts'

export interface StoredMember {
  userId: string
  name: string
  position: string | null
  state: 'asked' | 'member'
  role: 'captain' | 'vice-captain' | 'member'
  number: number | null
  /** ISO 8601 string, because the query returns members as JSON. */
  since: string
}

export interface StoredTeam {
  id: string
  name: string
  colour: TeamColour | null
  address: string
  lng: number
  lat: number
  matchWanted: string | null
  playersWanted: string | null
  inviteCode: string
  endedAt: Date | null
  members: StoredMember[]
  formations: { id: string; name: string; spots: TeamFormation['spots'] }[]
}

/** Uses one statement, so that the team, its members and its formations are consistent. */
export const findTeam = (db: Database, id: string) =>
  firstRow<StoredTeam>(db)`
    select t.id, t.name, t.colour, t.address, t.lng, t.lat, t.invite_code as "inviteCode", t.ended_at as "endedAt",
      t.match_wanted as "matchWanted", t.players_wanted as "playersWanted",
      (select coalesce(json_agg(json_build_object(
          'userId', m.user_id, 'name', p.name, 'position', p.position, 'state', m.state, 'role', m.role,
          'number', m.shirt_number, 'since', m.since
        ) order by array_position(array['captain', 'vice-captain', 'member'], m.role), m.shirt_number nulls last, p.name, m.user_id), '[]')
      from team_members m join players p on p.id = m.user_id where m.team_id = t.id) as members,
      (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'spots', (
          select coalesce(json_agg(json_strip_nulls(json_build_object(
            'role', spot.role, 'x', spot.x, 'y', spot.y, 'player', spot.user_id)) order by spot.rank), '[]')
          from team_formation_spots spot where spot.formation_id = f.id)
        ) order by f.saved_at desc, f.id), '[]')
      from team_formations f where f.team_id = t.id) as formations
    from teams t where t.id = ${id}`

export const lockTeam = async (db: Database, id: string) => {
  const { rows } = await sql`select from teams where id = ${id} for no key update`.execute(db)
  return rows.length ? findTeam(db, id) : undefined
}

interface NewTeamRow extends z.output<typeof NewTeam> {
  inviteCode: string
  now: Date
}

export const insertTeam = async (db: Database, team: NewTeamRow) => {
  const [lng, lat] = team.location.coordinates
  const { id } = await db
    .insertInto('teams')
    .values({
      name: team.name,
      colour: team.colour,
      address: team.address,
      lng,
      lat,
      match_wanted: team.matchWanted,
      players_wanted: team.playersWanted,
      invite_code: team.inviteCode,
      created_at: team.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type TeamSettings = Pick<
  StoredTeam,
  'name' | 'colour' | 'address' | 'lng' | 'lat' | 'matchWanted' | 'playersWanted'
>

export const updateTeam = (db: Database, id: string, settings: TeamSettings) => {
  const { matchWanted: match_wanted, playersWanted: players_wanted, ...others } = settings
  const columns = { ...others, match_wanted, players_wanted }
  return db.updateTable('teams').set(columns).where('id', '=', id).execute()
}

export const saveInviteCode = (db: Database, id: string, code: string) =>
  db.updateTable('teams').set({ invite_code: code }).where('id', '=', id).execute()

export const saveEndedAt = (db: Database, id: string, now: Date) =>
  db.updateTable('teams').set({ ended_at: now }).where('id', '=', id).execute()

interface Membership {
  teamId: string
  userId: string
}

interface NewMember extends Membership {
  state: 'asked' | 'member'
  role?: 'captain'
  now: Date
}

export const saveMember = (db: Database, { teamId, userId, state, role, now }: NewMember) =>
  db
    .insertInto('team_members')
    .values({ team_id: teamId, user_id: userId, state, role: role ?? 'member', since: now })
    .onConflict((conflict) => conflict.columns(['team_id', 'user_id']).doUpdateSet({ state, since: now }))
    .execute()

export const deleteMember = (db: Database, { teamId, userId }: Membership) =>
  db.deleteFrom('team_members').where('team_id', '=', teamId).where('user_id', '=', userId).execute()

export const updateShirtNumber = (db: Database, { teamId, userId }: Membership, number: number | null) =>
  db
    .updateTable('team_members')
    .set({ shirt_number: number })
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .execute()

/** Uses two statements, because a unique index allows only one captain per team. */
export const updateCaptain = async (db: Database, { teamId, userId }: Membership) => {
  const members = db.updateTable('team_members').where('team_id', '=', teamId)
  await members.set({ role: 'member' }).where('role', '=', 'captain').execute()
  await members.set({ role: 'captain' }).where('user_id', '=', userId).execute()
}

export const updateViceCaptain = async (db: Database, teamId: string, userId: string | null) => {
  const members = db.updateTable('team_members').where('team_id', '=', teamId)
  await members.set({ role: 'member' }).where('role', '=', 'vice-captain').execute()
  if (userId !== null) await members.set({ role: 'vice-captain' }).where('user_id', '=', userId).execute()
}

interface NewFormation extends Pick<TeamFormation, 'name' | 'spots'> {
  id: string
  teamId: string
  now: Date
}

/** Returns false if the id belongs to a formation of another team. */
export const upsertFormation = async (db: Database, { id, teamId, name, spots, now }: NewFormation) => {
  const saved = await db
    .insertInto('team_formations')
    .values({ id, team_id: teamId, name, saved_at: now })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ name }).where('team_formations.team_id', '=', teamId),
    )
    .returning('id')
    .executeTakeFirst()
  if (!saved) return false
  await db.deleteFrom('team_formation_spots').where('formation_id', '=', id).execute()
  await sql`
    insert into team_formation_spots (formation_id, rank, role, x, y, team_id, user_id)
    select ${id}::uuid, rank, role, x, y, ${teamId}::uuid, player
    from rows from (jsonb_to_recordset(${JSON.stringify(spots)}::jsonb)
      as (role text, x double precision, y double precision, player uuid)) with ordinality as spot (role, x, y, player, rank)
  `.execute(db)
  return true
}

export const deleteFormation = (db: Database, teamId: string, id: string) =>
  db.deleteFrom('team_formations').where('team_id', '=', teamId).where('id', '=', id).execute()

export const listTeamsLedBy = (db: Database, userId: string) =>
  allRows<{ _id: string; name: string }>(db)`
    select t.id as _id, t.name from teams t join team_members m on m.team_id = t.id
    where m.user_id = ${userId} and m.role = 'captain' and t.ended_at is null order by t.name, t.id`

export const lockTeamsOf = (db: Database, userId: string) =>
  sql`
    select from teams where id in (
      select team_id from team_members where user_id = ${userId} union all
      select row_id from text_authors where user_id = ${userId})
    order by id for no key update`.execute(db)

const defaultFormationName = 'Formation'

const captain = sql`(select user_id from team_members where team_id = t.id and role = 'captain')`

/** Caller must have called `lockTeamsOf`. Keeps the team's name and replaces its address with the district. */
export const deleteTextsOfTeams = async (db: Database, userId: string) => {
  const led = { id: 't.id', responsible: captain }
  await sql`
    delete from teams t where ended_at is not null and ${captain} = ${userId}
      and not exists (select from team_members where team_id = t.id and user_id <> ${userId})
      and not exists (select from sets where team_id = t.id)
      and not exists (select from tournament_entries where team_id = t.id)
      and not exists (select from tournament_changes where team_id = t.id)
      and not exists (select from fee_ledger where team_id = t.id)
      and not exists (select from challenges where t.id in (from_team, to_team))`.execute(db)
  const ids = await allIds(db)`
    with theirs as (
      select t.id, ${isTextOf(userId, 'teams.address', led)} as address,
        ${isTextOf(userId, 'teams.match_wanted', led)} as match_wanted,
        ${isTextOf(userId, 'teams.players_wanted', led)} as players_wanted
      from teams t
      where id in (
        select row_id from text_authors where user_id = ${userId} union all
        select team_id from team_members where user_id = ${userId} and role = 'captain')
      order by id for no key update)
    update teams t set
      address = case when theirs.address then coalesce((
          select d.name || ', ' || d.city from districts d
          where abs(d.lng - t.lng) < 0.1 and abs(d.lat - t.lat) < 0.1
          order by power(d.lng - t.lng, 2) + power(d.lat - t.lat, 2), d.name limit 1), '')
        else t.address end,
      -- deletes only the text: the team still looks for a match or for players
      match_wanted = case when theirs.match_wanted and t.match_wanted is not null then '' else t.match_wanted end,
      players_wanted = case when theirs.players_wanted and t.players_wanted is not null then ''
        else t.players_wanted end
    from theirs where t.id = theirs.id returning t.id`
  await sql`
    update team_formations f set name = ${defaultFormationName} from teams t
    where t.id = f.team_id and f.id in (
      select row_id from text_authors where user_id = ${userId} union all
      select id from team_formations where team_id = any (${ids}::uuid[]))
      and ${isTextOf(userId, 'team_formations.name', { id: 'f.id', responsible: captain })}`.execute(db)
  return ids
}

export const updateTeamName = (db: Database, id: string, name: string) =>
  firstRow<{ leader: string | null }>(db)`
    update teams set name = ${name} where id = ${id}
    returning (select user_id from team_members where team_id = teams.id and role = 'captain') as leader`
