import type pg from 'pg'

const draw = `
  create unlogged table town.matches as
  select gen_random_uuid() as id, s.id as session, s.n, s.pitch, number, 1 + (s.n + number * 3) % 5 as goals,
    (s.n * 7 + number) % 10 as first, s.starts_at + number * interval '15 minutes' as starts_at, s.n % 10 = 0 as is_of_teams
  from town.sessions s cross join generate_series(1, 3) number where is_scored and not is_cancelled`

const scorer = '(first + (g + 1) * 3) % 10'
const goalsOf = (side: 0 | 1) =>
  `(select count(*)::int from generate_series(0, goals - 1) g where ${scorer} % 2 = ${side})`

const matches = `
  insert into matches (id, session_id, pitch_id, number, match_type, team_one_set, team_two_set, team_one_name,
    team_two_name, periods, minutes_per_period, aet, penalty_shootout, starts_at, created_at, state, score_one, score_two,
    clock_elapsed_ms, clock_at, seq, full_time_at, awarded_at)
  select id, session, pitch, number, 'Friendly Match', 1, 2, 'Eagles', 'Lions', 1, 8, false, false, starts_at,
    starts_at, 'finished', ${goalsOf(0)}, ${goalsOf(1)}, 480000, starts_at + interval '8 minutes', 2 + 2 * goals,
    starts_at + interval '8 minutes', starts_at + interval '25 hours'
  from town.matches`

const lineups = `
  insert into lineups (match_id, side, player_id, role, number, rank)
  select m.id, case slot % 2 when 0 then 'T1' else 'T2' end, player,
    (array['goalkeeper', 'defenders', 'defenders', 'midfielders', 'forward'])[slot / 2 + 1], slot / 2 + 1,
    case slot / 2 when 2 then 1 else 0 end
  from town.matches m join town.places p using (n)`

const idOf = (seq: string) =>
  `overlay(overlay(md5(m.id || ' ' || ${seq}) placing '4' from 13) placing 'a' from 17)::uuid`

const events = `
  insert into events (match_id, id, seq, type, side, player_id, goal_id, period, clock_ms, at, by, stored_at)
  select m.id, ${idOf('seq')}, seq, type, case when e.slot is null then null when e.slot % 2 = 0 then 'T1' else 'T2' end,
    p.player, case type when 'assist' then ${idOf('seq - 1')} end, 'first', seq * 20000,
    m.starts_at + seq * interval '20 seconds', captain.player, m.starts_at + seq * interval '20 seconds'
  from town.matches m
  join town.places captain on captain.n = m.n and captain.slot = 0
  cross join lateral (
    select 1 as seq, 'kick-off' as type, null::int as slot
    union all select 2 + 2 * g, 'goal', ${scorer} from generate_series(0, goals - 1) g
    union all select 3 + 2 * g, 'assist', (${scorer} + 2) % 10 from generate_series(0, goals - 1) g
    union all select 2 + 2 * goals, 'full-time', null
  ) as e
  left join town.places p on p.n = m.n and p.slot = e.slot`

/** SQL for a match's season. A season begins in July. */
const season = `to_char(m.starts_at - interval '6 months', 'YY') || '/' || to_char(m.starts_at + interval '6 months', 'YY')`
const outcome = (side: string) =>
  `case sign((score_one - score_two) * (case ${side} when 'T1' then 1 else -1 end)) when 1 then 'won' when 0 then 'drawn' else 'lost' end`

/** Inserts in match order, so that a match's rows are adjacent, as in production. */
const appearances = `
  insert into appearances (player_id, season, match_id, day, side, outcome, goals, assists, clean_sheet)
  select player, ${season}, m.id, m.starts_at::date, l.side, ${outcome('l.side')},
    (select count(*)::int from generate_series(0, goals - 1) g where ${scorer} = slot),
    (select count(*)::int from generate_series(0, goals - 1) g where (${scorer} + 2) % 10 = slot), false
  from town.matches m join town.places p using (n) join matches played on played.id = m.id
    cross join lateral (select case slot % 2 when 0 then 'T1' else 'T2' end as side) as l
  order by m.starts_at, m.id`

const teamResults = `
  insert into team_results (team_id, season, match_id, day, side, outcome, goals, against)
  select s.team_id, ${season}, m.id, m.starts_at::date, l.side, ${outcome('l.side')},
    case number_of when 1 then score_one else score_two end, case number_of when 1 then score_two else score_one end
  from town.matches m join matches played on played.id = m.id
    cross join lateral (values ('T1', 1), ('T2', 2)) as l (side, number_of)
    join sets s on s.session_id = m.session and s.number = number_of
  where m.is_of_teams and s.team_id is not null`

const votes = `
  insert into votes (match_id, voter_id, player_id, at)
  select m.id, voter.player, chosen.player, m.starts_at + interval '1 hour'
  from town.matches m join town.places voter on voter.n = m.n and voter.slot < 4
    join town.places chosen on chosen.n = m.n and chosen.slot = 4
  where m.n % 5 = 0`
const awards = `
  insert into awards (match_id, player_id, votes)
  select m.id, chosen.player, 4 from town.matches m join town.places chosen on chosen.n = m.n and chosen.slot = 4
  where m.n % 5 = 0`

export const insertMatches = async (client: pg.Client) => {
  await client.query(draw)
  await client.query('create index on town.matches (n); analyze town.matches')
  for (const statement of [matches, lineups, events, appearances, teamResults, votes, awards])
    await client.query(statement)
}
