import pg from 'pg'
import { insertMatches } from './past/matches.ts'
import { type KnownPeople, type TownSize, insertPeople } from './past/people.ts'
import { insertOtherPastData } from './past/rest.ts'
import { insertSessions } from './past/sessions.ts'

export type { KnownPeople, TownSize }

interface Made {
  drop: string
  create: string
}

/** Selects the indexes to drop during the bulk insert, which is several times faster without them. */
const indexesOf = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
  from pg_constraint where contype in ('p', 'u', 'x') and conrelid::regclass::text = any ($1)
    and not exists (select from pg_constraint f where f.contype = 'f' and f.conindid = pg_constraint.conindid)
  union all
  select format('drop index %I', indexname), indexdef from pg_indexes
  where tablename = any ($1) and not exists (select from pg_constraint where conname = indexname)`
const large = [
  'bookings',
  'customer_bookings',
  'sessions',
  'sets',
  'places',
  'matches',
  'lineups',
  'events',
  'appearances',
  'ledger',
  'notifications',
]

const quick = ["max_wal_size = '4GB'", 'full_page_writes = off', 'autovacuum = off']

/** Bulk-inserts without foreign-key checks; the statements insert only valid keys. */
export const insertPastData = async (
  url: string,
  size: TownSize,
  known: KnownPeople & { tournament: string },
  now: Date,
) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'; set work_mem = '256MB';
      set auto_explain.log_min_duration = -1; set enable_seqscan = on; set enable_hashjoin = on; set enable_mergejoin = on`)
    for (const setting of quick) await client.query(`alter system set ${setting}`)
    await client.query('select pg_reload_conf()')
    const { rows: indexes } = await client.query<Made>(indexesOf, [large])
    for (const { drop } of indexes) await client.query(drop)
    await insertPeople(client, size, known, now)
    await insertSessions(client, size, now)
    await insertMatches(client)
    await insertOtherPastData(client, size, known, now)
    for (const { create } of indexes) await client.query(create)
    await client.query('drop schema town cascade')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
