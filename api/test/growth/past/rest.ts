import type pg from 'pg'
import type { TownSize } from './people.ts'

/** Inserts 120 leagues of four teams a year, whatever the size of the data set. */
const tournaments = `
  create unlogged table town.tournaments as
  select gen_random_uuid() as id, g % $3::int as g, $2::timestamptz - y * interval '1 year' - (30 + 2 * g) * interval '1 day' as at
  from generate_series(0, greatest($1::int, 1) - 1) y cross join generate_series(0, 119) g`
const insertTournaments = `
  insert into tournaments
  select (jsonb_populate_record(like_this, jsonb_build_object('id', t.id, 'code', md5(t.id::text), 'organizer_id', p.id,
    'state', 'finished', 'drawn_at', t.at, 'created_at', t.at, 'ended_at', t.at + interval '20 days',
    'entries_until', t.at, 'squad_until', t.at, 'fee_amount', 500000, 'fee_currency', 'NGN',
    'draw_seed', 'seed', 'seeding', 'lot', 'first_day', null, 'last_day', null))).*
  from town.tournaments t join town.people p on p.n = t.g * 100 + 7
    join tournaments like_this on like_this.id = $1`
const entered = `
  create unlogged table town.entries as
  select t.id as tournament, t.at, k, e.id as team
  from town.tournaments t cross join generate_series(0, 3) k
    join town.teams e on e.n = (t.g * 2 + k) % (select count(*) from town.teams)`
const entries = `
  insert into tournament_entries (tournament_id, team_id, state, seed, entered_at, fee_reminded_at)
  select tournament, team, 'entered', k + 1, at, at from town.entries on conflict do nothing`
const squads = `
  insert into tournament_squads (tournament_id, team_id, player_id, number)
  select e.tournament, e.team, m.user_id, row_number() over (partition by e.tournament, e.team order by m.user_id)
  from (select distinct on (tournament, team) * from town.entries) e join team_members m on m.team_id = e.team
  on conflict do nothing`
const ties = `
  insert into tournament_matches (tournament_id, number, stage, round, team_one_id, team_two_id, result, score_one, score_two)
  select one.tournament, row_number() over (partition by one.tournament order by one.k, two.k), 1, 1 + one.k, one.team,
    two.team, 'played', 2, one.k
  from town.entries one join town.entries two using (tournament) where one.k < two.k and one.team <> two.team`
const fees = `
  insert into fee_ledger (tournament_id, team_id, act, from_account, to_account, amount, method, at)
  select tournament, team, act, case act when 'owe' then 'share' else 'open' end,
    case act when 'owe' then 'open' else 'paid' end, 500000, case act when 'confirm' then 'cash' end, at
  from (select distinct tournament, team, at from town.entries) e cross join unnest(array['owe', 'confirm']) act`
const changes = `
  insert into tournament_changes (tournament_id, at, change, team_id)
  select tournament, at, 'entered', team from town.entries where at > $1::timestamptz - interval '730 days'`

const challenged = `
  create unlogged table town.challenges as
  select gen_random_uuid() as id, gen_random_uuid() as booking, g, $2::timestamptz - n * interval '18 days' - interval '1 day' as at
  from generate_series(1, $1::int * 20) n cross join generate_series(0, $3::int - 1) g`
const challengeBookings = `
  insert into bookings (id, pitch_id, booker_id, during, kind, state, price_currency, created_at)
  select c.booking, (select id from town.pitches where n = 0), p.id, tstzrange(at, at + interval '1 hour'), 'challenge',
    'released', 'NGN', at - interval '2 days'
  from town.challenges c join town.people p on p.n = g * 100`
const challenges = `
  insert into challenges (id, from_team, to_team, by_id, state, periods, minutes_per_period, players_per_team, aet,
    penalty_shootout, answer_by, created_at)
  select c.id, one.id, two.id, p.id, 'declined', 2, 20, 5, false, false, at, at - interval '2 days'
  from town.challenges c join town.teams one on one.n = g * 2 join town.teams two on two.n = g * 2 + 1
    join town.people p on p.n = g * 100`
const slots = `insert into challenge_slots (challenge_id, number, booking_id) select id, 1, booking from town.challenges`

const setLineups = `
  insert into set_lineups (session_id, set_number, player_id, role, number, rank)
  select session, slot % 2 + 1, player, 'forward', slot / 2 + 1, 0 from town.places where n % 10 = 0 and slot < 6`
const wishes = `
  insert into wishes (session_id, player_id, with_id)
  select a.session, a.player, b.player from town.places a join town.places b using (n)
  where n % 10 = 0 and a.slot = 1 and b.slot = 2`
const scorers = `
  insert into scorers (match_id, user_id)
  select m.id, p.player from town.matches m join town.places p on p.n = m.n and p.slot = 1 where m.n % 5 = 0`

const log = `
  insert into audit_log (at, by, act, subject_kind, subject_id, why)
  select $2::timestamptz - n * interval '1 day' * $1::int * 365 / ($1::int * 20 * $3::int), (select id from town.people where n = 8),
    'used-right', 'account', (select id from town.people where n = 9), 'To answer a report'
  from generate_series(1, $1::int * 20 * $3::int) n`
const messages = `
  insert into contact_messages (name, email, message, sent_at, answered_at)
  select 'Ngozi', 'ngozi@example.com', 'The lights were off.', $1::timestamptz - n * interval '1 day',
    case when n > 7 then $1::timestamptz - n * interval '1 day' end
  from generate_series(1, 360) n`
const reports = `
  insert into reports (at, reporter_id, kind, subject_id, reason, words, closed_at)
  select $1::timestamptz - i * interval '12 hours', p.id, 'person', about.id, 'rude-or-threatening', 'Shouted at us',
    case when i > 14 then $1::timestamptz - i * interval '12 hours' end
  from generate_series(1, 1400) i join town.people p on p.n = i % 100 join town.people about on about.n = (i * 7 + 1) % 100`
const blocks = `
  insert into blocks (blocker_id, blocked_id, at)
  select one.id, two.id, '2015-01-01' from town.people one join town.people two on two.n = one.n + 50
  where one.n % 100 = 20`

export const insertOtherPastData = async (
  client: pg.Client,
  { years, groups }: TownSize,
  like: { tournament: string },
  now: Date,
) => {
  const whole = Math.ceil(years)
  for (const statement of [tournaments, challenged]) await client.query(statement, [whole, now, groups])
  await client.query(insertTournaments, [like.tournament])
  for (const statement of [entered, entries, squads, ties, fees]) await client.query(statement)
  await client.query(changes, [now])
  for (const statement of [challengeBookings, challenges, slots, setLineups, wishes, scorers, blocks])
    await client.query(statement)
  await client.query(log, [whole, now, groups])
  for (const statement of [messages, reports]) await client.query(statement, [now])
}
