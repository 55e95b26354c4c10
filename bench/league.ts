import { randomUUID } from 'node:crypto'
import { logIn } from '@i-one/contract/accounts'
import { listSlots } from '@i-one/contract/bookings'
import { type Call, createClient } from '@i-one/contract/call'
import { recordEvents } from '@i-one/contract/matches'
import { findNearbyPitches } from '@i-one/contract/pitches'
import { createTournament, getTournament } from '@i-one/contract/tournaments'
import { drawTournament } from '@i-one/contract/tournaments/draw'
import { moveTie } from '@i-one/contract/tournaments/moving'
import pg from 'pg'
import { demoPassword } from './server.ts'

const day = 24 * 60 * 60 * 1000
const near: [number, number] = [3.3548, 6.5312]
const squad = 8

const organizerOf = async (baseUrl: string) => {
  const { token } = await createClient({ baseUrl })(logIn, {
    body: { email: 'organizer@i-one.example', password: demoPassword },
  })
  return createClient({ baseUrl, token: () => token })
}

/** Inserts all users and teams in one statement, because registering each user is slow. */
const insertEntries = `
  with people as (
    select gen_random_uuid() as id, team, number
    from generate_series(1, $2::int) team, generate_series(1, ${squad}) number),
  laid_players as (
    insert into players (id, name, position, created_at)
    select id, 'Player ' || team || '.' || number, 'MF', now() from people),
  laid_users as (
    insert into users (id, first_name, last_name, nickname, email, email_key, password_hash, phone_number, address,
      position, lng, lat, email_confirmed_at, created_at)
    select id, 'Player', team || '.' || number, 'Player ' || team || '.' || number, id || '@example.com',
      id || '@example.com', '-', '+2348012345678', 'Yaba', 'MF', $3, $4, now(), now() from people),
  named as (select gen_random_uuid() as id, n from generate_series(1, $2::int) n),
  laid_teams as (
    insert into teams (id, name, address, lng, lat, invite_code, created_at)
    select id, 'Team ' || n, 'Yaba', $3, $4, id::text, now() from named),
  laid_members as (
    insert into team_members (team_id, user_id, state, role, shirt_number, since)
    select named.id, people.id, 'member', case number when 1 then 'captain' else 'member' end, number, now()
    from people join named on n = team),
  laid_entries as (
    insert into tournament_entries (tournament_id, team_id, state, entered_at)
    select $1, id, 'entered', now() + n * interval '1 second' from named)
  insert into tournament_squads (tournament_id, team_id, player_id, number)
  select $1, named.id, people.id, number from people join named on n = team`

const insertResults = `
  update tournament_matches tie set result = 'played', score_one = number % 4, score_two = number % 3
  where tournament_id = $1
    and number <= (select count(*) / 2 from tournament_matches where tournament_id = tie.tournament_id)`

const scheduleSoon = async (call: Call, params: { id: string; match: string }) => {
  const pitches = await call(findNearbyPitches, { query: { lng: near[0], lat: near[1] } })
  for (const { _id } of pitches) {
    const slots = await call(listSlots, { params: { id: _id }, query: { days: 2 } })
    const free = slots.find(({ state, start }) => state === 'free' && Date.parse(start) > Date.now())
    if (free) return call(moveTie, { params, body: { pitch: _id, start: free.start } })
  }
  throw new Error('no slot is free')
}

export const playLeague = async (baseUrl: string, databaseUrl: string, teams: number) => {
  const call = await organizerOf(baseUrl)
  const { _id, code } = await call(createTournament, {
    body: {
      name: 'Bench League',
      form: 'league',
      rounds: 2,
      most: teams,
      entriesUntil: new Date(Date.now() + day).toISOString(),
      squad: {},
      rules: { minutes: 20 },
    },
    key: randomUUID(),
  })
  const params = { id: _id }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(insertEntries, [_id, teams, ...near])
  await call(drawTournament, { params, body: { seeding: 'lot' } })
  await client.query(insertResults, [_id])
  await client.end()
  const { stages } = await call(getTournament, { params })
  const match = { _id: stages.flatMap((stage) => stage.ties).at(-1)!._id }
  await scheduleSoon(call, { ...params, match: match._id })
  const kickOff = { id: randomUUID(), type: 'kick-off', clockMs: 0, at: new Date().toISOString() } as const
  const { accepted } = await call(recordEvents, { params: { id: match._id }, body: { events: [kickOff] } })
  if (!accepted.length) throw new Error('the match was not started')
  return { call, params, code, match }
}
