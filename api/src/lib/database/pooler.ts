import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../config.ts'
import { withClient } from './connection.ts'

interface Seen {
  database: string
  role: string
  since: string
  unbounded: string[]
}

const limits = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']

const look = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<Seen>(
      `select current_database() as database, current_user as role, pg_postmaster_start_time()::text as since,
        array(select name from pg_settings where name = any($1) and setting = '0') as unbounded`,
      [limits],
    )
    return rows[0] as Seen
  })

const unknownFor = 2000

const lookWhenKnown = async (url: string) => {
  const deadline = performance.now() + unknownFor
  for (;;)
    try {
      return await look(url)
    } catch (error) {
      if (error instanceof pg.DatabaseError || performance.now() > deadline) throw error
      await wait(50)
    }
}

/** Rejects a pooler that sets no timeouts (requests could wait forever) or uses another database (NOTIFY would be lost). */
export const requirePooler = async (url: string, directUrl: string) => {
  const [there, direct] = [await lookWhenKnown(url), await look(directUrl)]
  if (there.unbounded.length > 0)
    throw new StartError(
      `DATABASE_URL points to a pooler that does not set ${there.unbounded.join(', ')}: see connect_query in deploy/pgbouncer.ini`,
    )
  const differs = (['database', 'role', 'since'] as const).some((fact) => there[fact] !== direct[fact])
  if (differs)
    throw new StartError('DATABASE_DIRECT_URL must point to the database of DATABASE_URL, as the same user')
}

const isPoolers = (error: unknown) =>
  error instanceof pg.DatabaseError && error.message.startsWith('unsupported startup parameter')

export const requireDirectConnection = (url: string, variable: string) =>
  withClient({ connectionString: url, lock_timeout: 1000 }, () => Promise.resolve()).catch(
    (error: unknown) => {
      if (!isPoolers(error)) throw error
      throw new StartError(
        `${variable} points to a pooler. Set DATABASE_DIRECT_URL to a direct connection, which i-one also needs.`,
        { cause: error },
      )
    },
  )
