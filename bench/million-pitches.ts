import type pg from 'pg'
import { printLine, printTitle } from './report.ts'

const wanted = 1_000_000

const pitches = `
  insert into pitches (name, address, photo, lng, lat, time_zone, surface, slot_minutes, opening_hours,
    price_amount, price_currency, auto_authorize, created_at)
  select 'Bench pitch ' || n, n || ' Bench Street', '/pictures/pitch-1-828.webp',
    round((case when crowd then 3.4 + (a + b + c - 1.5) * 0.3 else a * 360 - 180 end)::numeric, 7)::float8,
    round((case when crowd then 6.53 + (b + d + e - 1.5) * 0.2 else degrees(asin(2 * b - 1)) end)::numeric, 7)::float8,
    'Africa/Lagos', 'Astro turf', 60,
    (select jsonb_agg(jsonb_build_object('day', day, 'open', '08:00', 'close', '23:00')) from generate_series(1, 7) day),
    2500000, 'NGN', true, now()
  from (
    select n, n % 3 = 0 as crowd, random() as a, random() as b, random() as c, random() as d, random() as e
    from generate_series(1, $1::int) n
  ) as drawn`

interface Index {
  name: string
  definition: string
}

const countPitches = async (client: pg.Client) => {
  const { rows } = await client.query<{ count: number }>('select count(*)::int from pitches')
  return rows[0]?.count ?? 0
}

/** Drops all indexes except constraint indexes, because the insert is several times faster without them. */
export const insertMillionPitches = async (client: pg.Client) => {
  if ((await countPitches(client)) >= wanted) return
  const begun = performance.now()
  const { rows: indexes } = await client.query<Index>(`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'pitches'
      and indexname not in (select conname from pg_constraint where conrelid = 'pitches'::regclass)`)
  await client.query('begin')
  await client.query('select setseed(0.5)')
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await client.query(pitches, [wanted])
  await client.query(`set local maintenance_work_mem = '256MB'`)
  for (const { definition } of indexes) await client.query(definition)
  await client.query('commit')
  await client.query('vacuum analyze pitches')
  printTitle('a million pitches')
  printLine('inserted in', `${Math.round((performance.now() - begun) / 1000)} s`)
}

export const insertBookings = async (client: pg.Client) => {
  await client.query(`
    delete from bookings where upper(during) < now()
      and pitch_id in (select id from pitches where name like 'Bench pitch %')`)
  await client.query(`
    insert into bookings (pitch_id, during, state, price_currency, created_at)
    select id, tstzrange(start, start + interval '1 hour'), 'confirmed', 'NGN', now()
    from (select id from pitches where name like 'Bench pitch %' and lng between 3.3 and 3.5 and lat between 6.43 and 6.63
        order by id limit 20000) as p,
      generate_series(1, 5) hour,
      lateral (select date_trunc('hour', now()) + hour * 3 * interval '1 hour' as start) as s
    on conflict do nothing`)
  await client.query('analyze bookings')
}
