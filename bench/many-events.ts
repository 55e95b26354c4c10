import type pg from 'pg'

const playersOfGroup = 100
const matchesOfGroup = 952
const pitchesOfGroup = 3
const eventsOfMatch = 10.5

export const countGroupsFor = (events: number) => Math.round(events / eventsOfMatch / matchesOfGroup)

const pitches = `
  insert into pitches (name, address, photo, lng, lat, time_zone, surface, slot_minutes, opening_hours,
    price_amount, price_currency, auto_authorize, created_at)
  select 'Bench pitch ' || of_group || '.' || n, n || ' Bench Street', '/pictures/pitch-1-828.webp',
    3.25 + mod(of_group * 0.618034, 1) * 0.3 + n * 0.01, 6.43 + mod(of_group * 0.754878, 1) * 0.2, 'Africa/Lagos',
    'Astro turf', 60, '[]', 2500000, 'NGN', true, now()
  from generate_series($1::int, $2::int - 1) of_group, generate_series(1, ${pitchesOfGroup}) n
  returning id, name`

const insertPitches = `
  with laid as (${pitches})
  insert into bench_pitches select split_part(substr(name, 13), '.', 1)::int, split_part(name, '.', 2)::int, id from laid`

const insertPeople = `
  insert into bench_people
  select of_group, n, gen_random_uuid()
  from generate_series($1::int, $2::int - 1) of_group, generate_series(0, ${playersOfGroup - 1}) n`

const insertPlayers = `
  insert into players (id, name, position, created_at)
  select id, 'Player ' || of_group || '.' || n, 'MF', '2020-01-01' from bench_people where of_group >= $1 and of_group < $2`

const insertUsers = `
  insert into users (id, first_name, last_name, nickname, email, email_key, password_hash, phone_number, address,
    position, lng, lat, email_confirmed_at, created_at)
  select id, 'Player', n::text, 'Player ' || of_group || '.' || n, id || '@example.com', id || '@example.com', '-',
    '+2348012345678', '60 Agege Motor Road', 'MF', 3.25 + mod(of_group * 0.618034, 1) * 0.3,
    6.43 + mod(of_group * 0.754878, 1) * 0.2, now(), '2020-01-01'
  from bench_people where of_group >= $1 and of_group < $2 and (n < 10 or n % 10 < 9)`

const insertLogins = `
  insert into logins (token_hash, user_id, created_at, used_at)
  select sha256(convert_to(id::text, 'UTF8')), id, now(), now()
  from bench_people join users using (id) where of_group >= $1 and of_group < $2`

const drawMatches = `
  insert into bench_matches
  select gen_random_uuid(), of_group, case when abroad < 0.1 then (any_group * $2::int)::int else of_group end, (any_pitch * 3)::int,
    '2020-07-01T06:00Z'::timestamptz + (day * 2190)::int * interval '1 day' + (hour * 14)::int * interval '1 hour',
    (a * 10)::int, (b * 90)::int, (c * 10)::int, 2 + (goals * 4)::int, (wrong * 1)::int, votes < 0.2
  from (
    select of_group, random() as abroad, random() * 0.999999 - 0.5 / $2::int as any_group, random() * 0.66 as any_pitch,
      random() as day, random() as hour, random() as a, random() as b, random() as c, random() as goals,
      random() as wrong, random() as votes
    from generate_series($1::int, $2::int - 1) of_group, generate_series(1, ${matchesOfGroup})
  ) as drawn`

const insertMatches = `
  insert into matches (id, pitch_id, match_type, team_one_name, team_two_name, periods, minutes_per_period, aet,
    penalty_shootout, starts_at, created_at, state, score_one, score_two, clock_elapsed_ms, clock_at, seq,
    full_time_at, awarded_at)
  select m.id, p.id, 'Friendly Match', 'Eagles', 'Lions', 1, 8, false, false, starts_at, starts_at, 'finished',
    (select count(*) from generate_series(1, goals) n where (c + n * 3) % 2 = 0),
    (select count(*) from generate_series(1, goals) n where (c + n * 3) % 2 = 1),
    480000, starts_at + interval '8 minutes', 2 + 2 * goals - goals / 4 + 2 * wrong,
    starts_at + interval '8 minutes', starts_at + interval '25 hours'
  from bench_matches m join bench_pitches p on p.of_group = m.at_group and p.n = m.at_pitch + 1
  where m.of_group >= $1 and m.of_group < $2`

const places = `
  select m.*, slot, p.id as player
  from bench_matches m, generate_series(0, 9) slot, bench_people p
  where m.of_group >= $1 and m.of_group < $2 and p.of_group = m.of_group
    and p.n = case when slot < 5 then (a + slot * 3) % 10 else 10 + (b + slot * 7) % 90 end`

const insertLineups = `
  insert into lineups (match_id, side, player_id, role, number, rank)
  select id, case slot % 2 when 0 then 'T1' else 'T2' end, player,
    (array['goalkeeper', 'defenders', 'defenders', 'midfielders', 'forward'])[slot / 2 + 1], slot / 2 + 1,
    case slot / 2 when 2 then 1 else 0 end
  from (${places}) as places`

const insertVotes = `
  insert into votes (match_id, voter_id, player_id, at)
  select voter.id, voter.player, chosen.player, voter.starts_at + interval '1 hour'
  from (${places}) as voter join (${places}) as chosen
    on chosen.id = voter.id and chosen.slot = chosen.c % 10
  where voter.voted and voter.slot < 4 and voter.slot <> chosen.slot`

const idOf = (seq: string) =>
  `overlay(overlay(md5(id || ' ' || ${seq}) placing '4' from 13) placing 'a' from 17)::uuid`

const columns = `match_id, id, seq, type, side, player_id, goal_id, voids, period, clock_ms, at, stored_at`

const insertEvents = `
  insert into events (${columns})
  select match, ${idOf('seq')}, seq, type, case when slot is null then null when slot % 2 = 0 then 'T1' else 'T2' end,
    player, case type when 'assist' then ${idOf('seq - 1')} end, case type when 'void' then ${idOf('seq - 1')} end,
    'first', seq * 20000, starts_at + seq * interval '20 seconds', starts_at + seq * interval '20 seconds'
  from (
    select m.id as match, m.id, m.starts_at, e.seq, e.type, e.slot, p.id as player
    from bench_matches m
    cross join lateral (
      select 1 as seq, 'kick-off' as type, null::int as slot
      union all select 2 + 2 * n - n / 4, 'goal', (c + (n + 1) * 3) % 10 from generate_series(0, goals - 1) n
      union all select 3 + 2 * n - n / 4, 'assist', (c + (n + 1) * 3 + 2) % 10
        from generate_series(0, goals - 1) n where n % 4 <> 3
      union all select 2 + 2 * goals - goals / 4, 'goal', c % 10 where wrong = 1
      union all select 3 + 2 * goals - goals / 4, 'void', null where wrong = 1
      union all select 2 + 2 * goals - goals / 4 + 2 * wrong, 'full-time', null
    ) as e
    left join bench_people p on p.of_group = m.of_group
      and p.n = case when e.slot < 5 then (a + e.slot * 3) % 10 else 10 + (b + e.slot * 7) % 90 end
    where m.of_group >= $1 and m.of_group < $2
  ) as happened`

const notes = `
  create unlogged table if not exists bench_pitches (of_group int, n int, id uuid, primary key (of_group, n));
  create unlogged table if not exists bench_people (of_group int, n int, id uuid, primary key (of_group, n));
  create unlogged table if not exists bench_matches (id uuid, of_group int, at_group int, at_pitch int,
    starts_at timestamptz, a int, b int, c int, goals int, wrong int, voted boolean);
  create index if not exists bench_matches_of_group on bench_matches (of_group)`

interface Made {
  drop: string
  create: string
}

/** Selects the indexes to drop during the bulk insert, which is several times faster without them. */
const indexesOf = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
  from pg_constraint where contype in ('p', 'u') and conrelid::regclass::text = any ($1)
    and not exists (select from pg_constraint f where f.contype = 'f' and f.conindid = pg_constraint.conindid)
  union all
  select format('drop index %I', indexname), indexdef from pg_indexes
  where tablename = any ($1) and not exists (select from pg_constraint where conname = indexname)`

const countGroups = async (client: pg.Client) => {
  const { rows } = await client.query<{ groups: number }>(
    'select coalesce(max(of_group) + 1, 0)::int as groups from bench_people',
  )
  return rows[0]?.groups ?? 0
}

export const insertEventsUpTo = async (client: pg.Client, wanted: number) => {
  await client.query(notes)
  const [from, to] = [await countGroups(client), countGroupsFor(wanted)]
  if (from >= to) return
  await client.query('begin')
  await client.query(`set local session_replication_role = replica; set local maintenance_work_mem = '512MB';
    set local work_mem = '256MB'; select setseed(0.5)`)
  const { rows: indexes } = await client.query<Made>(indexesOf, [['matches', 'lineups', 'events', 'votes']])
  for (const { drop } of indexes) await client.query(drop)
  for (const statement of [insertPitches, insertPeople, insertPlayers, insertUsers, insertLogins])
    await client.query(statement, [from, to])
  await client.query(drawMatches, [from, to])
  await client.query('analyze bench_pitches, bench_people, bench_matches')
  for (const statement of [insertMatches, insertLineups, insertEvents, insertVotes])
    await client.query(statement, [from, to])
  for (const { create } of indexes) await client.query(create)
  await client.query('commit')
  await client.query('vacuum analyze')
}

export const countEvents = async (client: pg.Client) => {
  const { rows } = await client.query<{ events: number; matches: number; players: number }>(`
    select (select count(*) from events)::int as events, (select count(*) from matches)::int as matches,
      (select count(*) from players)::int as players`)
  return rows[0]!
}
