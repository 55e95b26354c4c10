import type pg from 'pg'

export interface TownSize {
  years: number
  groups: number
  pitches: number
}

export interface KnownPeople {
  people: readonly string[]
  pitch: string
  team: string
}

const notes = `
  create schema town;
  create unlogged table town.people (n int primary key, id uuid not null);
  create unlogged table town.pitches (n int primary key, id uuid not null)`

const people = `
  insert into town.people
  select n, coalesce(($2::uuid[])[n + 1], gen_random_uuid()) from generate_series(0, $1::int * 100 - 1) n`

const players = `
  insert into players (id, name, position, created_at)
  select id, 'Player ' || n, 'MF', '2005-01-01' from town.people on conflict (id) do nothing`

const users = `
  insert into users (id, first_name, last_name, nickname, email, email_key, password_hash, phone_number, address,
    position, lng, lat, email_confirmed_at, privacy_version, privacy_agreed_at, created_at)
  select id, 'Player', n::text, 'Player ' || n, id || '@example.com', id || '@example.com', '-', '+2348012345678',
    '60 Agege Motor Road', 'MF', 3.25 + mod(n * 0.618034, 1) * 0.3, 6.43 + mod(n * 0.754878, 1) * 0.2,
    '2005-01-01', 1, '2005-01-01', '2005-01-01'
  from town.people on conflict (id) do nothing`

const logins = `
  insert into logins (token_hash, user_id, created_at, used_at)
  select sha256(convert_to(id::text, 'UTF8')), id, $1::timestamptz - interval '9 days', $1 from town.people`

const pitches = `
  with laid as (
    insert into pitches (owner_id, name, address, photo, lng, lat, time_zone, surface, slot_minutes, opening_hours,
      price_amount, price_currency, auto_authorize, created_at)
    select (select owner_id from pitches where id = $2), 'Pitch ' || n, n || ' Bode Thomas', '/pictures/pitch-1-828.webp',
      3.25 + mod(n * 0.618034, 1) * 0.3, 6.43 + mod(n * 0.754878, 1) * 0.2, 'Africa/Lagos', 'Astro turf', 60,
      (select opening_hours from pitches where id = $2), 2500000, 'NGN', true, '2005-01-01'
    from generate_series(1, $1::int - 1) n
    returning id, name
  )
  insert into town.pitches select split_part(name, ' ', 2)::int, id from laid union all select 0, $2`

const teams = `
  with laid as (
    insert into teams (name, address, lng, lat, invite_code, created_at)
    select 'Team ' || n, n || ' Bode Thomas', 3.25 + mod(n * 0.618034, 1) * 0.3, 6.43 + mod(n * 0.754878, 1) * 0.2,
      md5(n::text), '2005-01-01' from generate_series(1, $1::int * 2 - 1) n
    returning id, name
  )
  insert into town.teams select split_part(name, ' ', 2)::int, id from laid union all select 0, $2::uuid`

const members = `
  insert into team_members (team_id, user_id, state, role, since)
  select t.id, p.id, 'member', case k when 0 then 'captain' else 'member' end, '2005-01-01'
  from town.teams t cross join generate_series(0, 9) k join town.people p on p.n = t.n / 2 * 100 + t.n % 2 * 10 + k
  where t.n > 0`

export const insertPeople = async (client: pg.Client, size: TownSize, known: KnownPeople, now: Date) => {
  await client.query(notes)
  await client.query('create unlogged table town.teams (n int primary key, id uuid not null)')
  await client.query(people, [size.groups, known.people])
  await client.query(players)
  await client.query(users)
  await client.query(logins, [now])
  await client.query(pitches, [size.pitches, known.pitch])
  await client.query(teams, [size.groups, known.team])
  await client.query(members)
}
