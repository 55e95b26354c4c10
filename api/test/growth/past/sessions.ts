import type pg from 'pg'
import type { TownSize } from './people.ts'

/** Numbers sessions from newest to oldest, so that recent data is the same in data sets of any age. */
const draw = `
  create unlogged table town.sessions as
  select row_number() over (order by d, p.n, h)::int as n, gen_random_uuid() as id, gen_random_uuid() as booking, p.id as pitch,
    ((d + 14) * 31 + p.n * 7 + h) % $2::int as of_group, ((d + 14) * 37 + p.n * 11 + h * 17) % 100 as first,
    (array[3, 7, 9, 11, 13])[(d + 14 + h) % 5 + 1] as step, d < 0 as is_to_come,
    date_trunc('day', $3::timestamptz) - d * interval '1 day' + (15 + h) * interval '1 hour' as starts_at,
    (d + p.n + h) % 8 = 0 and d > 0 as is_cancelled, (d + 3 * p.n + h) % 10 < 3 and d > 0 as is_scored
  from generate_series(-14, $1::int) d cross join town.pitches p cross join generate_series(0, 4) h
  where d <> 0 and (d > 0 or d < -1 and h < 2 and p.n > 0)`

const players = `
  create unlogged table town.places as
  select gen_random_uuid() as id, s.n, s.id as session, slot, p.id as player, s.starts_at
  from town.sessions s cross join generate_series(0, 9) slot
    join town.people p on p.n = s.of_group * 100 + (s.first + slot * s.step) % 100
  where slot < 6 or not s.is_to_come`

const sessionBookings = `
  insert into bookings (id, pitch_id, booker_id, during, state, price_amount, price_currency, created_at)
  select booking, pitch, p.player, tstzrange(s.starts_at, s.starts_at + interval '1 hour'),
    case when is_cancelled then 'cancelled' else 'confirmed' end, 2500000, 'NGN', s.starts_at - interval '15 days'
  from town.sessions s join town.places p on p.n = s.n and p.slot = 0`

const otherBookings = `
  insert into bookings (pitch_id, booker_id, blocked_by, during, state, authorize_by, reason, price_amount,
    price_currency, created_at)
  select o.pitch, case when h > 1 then p.id end, case when h < 2 then i.owner_id end,
    tstzrange(o.at, o.at + interval '1 hour'),
    case when h < 2 then 'blocked' when h < 7 then 'cancelled' else 'declined' end,
    case when h > 6 then o.at - interval '1 day' end, case when h < 2 then 'Training' end, 2500000, 'NGN',
    o.at - interval '10 days'
  from (
    select t.id as pitch, h, (d * 41 + t.n * 7 + h * 13) % $2::int as who,
      date_trunc('day', $3::timestamptz) - d * interval '1 day' + (5 + h) * interval '1 hour' as at
    from generate_series(1, $1::int) d cross join town.pitches t cross join generate_series(0, 9) h
  ) as o join town.people p on p.n = o.who join pitches i on i.id = o.pitch`

const sessions = `
  insert into sessions (id, code, booking_id, captain_id, state, reason, minutes_per_match, players_per_team, set_count,
    aet, penalty_shootout, match_type, visibility, minimum, fill_by, warned_at, reminded_at, drawn_at, created_at,
    started_at, ended_at)
  select s.id, md5(s.id::text), booking, p.player,
    case when is_to_come then 'open' when is_cancelled then 'cancelled' else 'finished' end,
    case when is_cancelled then 'Rain' end, 8, 5, 2, false, false, 'Friendly Match', 'public', 8,
    s.starts_at - interval '2 hours', case when not is_to_come then s.starts_at - interval '3 hours' end,
    case when not is_to_come then s.starts_at - interval '1 day' end,
    case when not is_to_come then s.starts_at - interval '2 hours' end, s.starts_at - interval '15 days',
    case when not is_to_come and not is_cancelled then s.starts_at end,
    case when not is_to_come then s.starts_at + interval '1 hour' end
  from town.sessions s join town.places p on p.n = s.n and p.slot = 0`

const customers = `
  insert into customers (centre_id, user_id, name, created_at)
  select centre_id, user_id, '', min(created_at) from customer_bookings_by_now
  where customer_id is null group by centre_id, user_id`
const customerBookings = `
  insert into customer_bookings
  select booking_id, centre_id, customer_id, start, came, owed, currency, owed_from from customer_bookings_by_now
  where booking_id not in (select booking_id from customer_bookings)`
const booked = `
  update customers set first_booked = booked.first, last_booked = booked.last
  from (select customer_id, min(start) as first, max(start) as last from customer_bookings group by customer_id) as booked
  where customers.id = booked.customer_id`

const sets = `
  insert into sets (session_id, number, name, team_id, since)
  select s.id, number, (array['Eagles', 'Lions'])[number], t.id, s.starts_at - interval '15 days'
  from town.sessions s cross join generate_series(1, 2) number
    left join town.teams t on s.n % 10 = 0 and t.n = (s.of_group * 2 + number - 1)`

const guests = `
  update town.places set player = gen_random_uuid() where slot = 9 and n % 2 = 0`

const guestPlayers = `
  insert into players (id, name, created_at)
  select player, case when starts_at < $1::timestamptz - interval '364 days' then 'Guest' else 'Musa' end,
    starts_at - interval '2 days'
  from town.places where slot = 9 and n % 2 = 0`

const places = `
  insert into places (id, session_id, player_id, state, set_number, added_by, since)
  select p.id, p.session, p.player,
    case when s.is_to_come or s.is_cancelled then 'going' when (p.n + slot) % 40 = 0 then 'no-show' else 'checked-in' end,
    case when not s.is_to_come then slot % 2 + 1 end,
    case when slot = 9 and p.n % 2 = 0 then (select player from town.places c where c.n = p.n and c.slot = 0) end,
    p.starts_at - interval '10 days' + slot * interval '1 minute'
  from town.places p join town.sessions s using (n)`

const ledger = `
  insert into ledger (session_id, place_id, act, from_account, to_account, amount, method, by, at)
  select session, p.id, act, case act when 'owe' then 'share' else 'open' end,
    case act when 'owe' then 'open' else 'paid' end, 250000, case act when 'confirm' then 'cash' end,
    case act when 'confirm' then player end, p.starts_at
  from town.places p join town.sessions s using (n) cross join unnest(array['owe', 'confirm']) act
  where s.is_scored and not s.is_cancelled`

/** Inserts only changes from the last two years, because the app deletes older ones. */
const changes = `
  insert into session_changes (session_id, at, by, change, player_id)
  select session, starts_at - interval '10 days', player, case slot when 0 then 'created' else 'joined' end, player
  from town.places where slot < 3 and starts_at > $1::timestamptz - interval '720 days'`
const bookingChanges = `
  insert into booking_changes (booking_id, at, by, state)
  select booking, s.starts_at - interval '15 days', player, state
  from town.sessions s join town.places p on p.n = s.n and slot = 0
    cross join unnest(array['held', 'confirmed']) state
  where s.starts_at > $1::timestamptz - interval '715 days'`

/** Inserts only notifications from the last six months, because the app deletes older ones. */
const notifications = `
  insert into notifications (user_id, seq, kind, session_id, occasion, facts, at, read_at)
  select player, 1000 + row_number() over (partition by player order by p.starts_at, kind), kind, session, '',
    jsonb_build_object('pitch', 'Pitch', 'address', '1 Bode Thomas', 'start', to_json(p.starts_at), 'timeZone', 'Africa/Lagos'),
    p.starts_at - interval '1 day', case when p.starts_at < $1::timestamptz - interval '7 days' then p.starts_at end
  from town.places p join town.sessions s using (n) cross join unnest(array['session-tomorrow', 'finished']) kind
  where not s.is_to_come and p.starts_at > $1::timestamptz - interval '178 days' and (slot < 9 or p.n % 2 = 1)`

export const insertSessions = async (client: pg.Client, { years, groups }: TownSize, now: Date) => {
  const days = Math.round(years * 365.25)
  await client.query(draw, [days, groups, now])
  await client.query(players)
  await client.query('create index on town.places (n, slot); analyze town.places, town.sessions')
  await client.query(sessionBookings)
  await client.query(otherBookings, [days, groups * 100, now])
  await client.query(sessions)
  await client.query('analyze bookings, sessions')
  for (const statement of [customers, customerBookings, booked, sets, guests]) await client.query(statement)
  await client.query(guestPlayers, [now])
  for (const statement of [places, ledger]) await client.query(statement)
  for (const statement of [changes, bookingChanges, notifications]) await client.query(statement, [now])
}
