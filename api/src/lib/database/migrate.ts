import { readFile, readdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { runMigrations } from 'graphile-worker'
import { type Migration, Migrator, sql } from 'kysely'
import pg from 'pg'
import { StartError } from '../config.ts'
import { grantToApp } from './app-role.ts'
import { unhurried } from './connection.ts'
import { openDatabase } from './database.ts'

const ours = new URL('../../../migrations/', import.meta.url)

const migrationsIn = async (folder: URL) => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(new URL(file, folder), 'utf8')
    return [file.replace('.sql', ''), { up: async (db) => void (await sql.raw(text).execute(db)) }]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** All there are, in order. */
export const migrationNames = async () => Object.keys(await migrationsIn(ours))

/** What Kysely says where a migration that was run is not among ours, or not in our order. */
const fromAnotherVersion = (error: unknown) =>
  error instanceof Error && error.message.startsWith('corrupted migrations: ')

const startAgain =
  'The database was made by another version of i-one, whose tables cannot be carried over. ' +
  'Move the folder DATA_DIR/postgres away, or let DATABASE_URL name an empty database.'

/** The schema as it was once the migration `last` was run; for the rows of a backup that was made then. */
export const migrateTo = async (url: string, last: string) => {
  const { db, pool, close } = openDatabase(url, { most: 3, settings: unhurried(url) })
  try {
    const { error } = await new Migrator({
      db,
      provider: { getMigrations: () => migrationsIn(ours) },
    }).migrateTo(last)
    if (error) throw error
    await runMigrations({ pgPool: pool })
  } finally {
    await close()
  }
}

/**
 * Milliseconds that a migration waits for a table. All who come after it wait behind it meanwhile, as long as what was
 * there before takes: it lets them pass for a moment, and tries again.
 */
const limits = { lock: 1000, moment: 500 }

const isLocked = (error: unknown) =>
  error instanceof pg.DatabaseError && ['55P03', '40P01'].includes(error.code ?? '')

interface Settings {
  /** Of who serves requests, where that is another. */
  appUrl?: string
  folder?: URL
  log?: { warn(facts: object, sentence: string): void }
}

/**
 * Brings a database to the newest schema, and the queue's own tables with it; one process at a time. Where others may be at
 * work each migration is a transaction of its own, so that none has one table and waits for another that they have. Where the
 * app has a role of its own, that may use them then. Answers the names of the migrations it ran.
 */
export const migrate = async (url: string, { appUrl = url, folder = ours, log }: Settings = {}) => {
  const settings = { ...unhurried(url), lock_timeout: limits.lock }
  const { db, pool, close } = openDatabase(url, { most: 3, settings })
  const migrator = new Migrator({ db, provider: { getMigrations: () => migrationsIn(folder) } })
  const whenFree = async <T>(work: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (!isLocked(error)) throw error
        log?.warn({ err: error }, 'migrations: a table is in use, another try follows')
        await wait(limits.moment)
      }
    }
  }
  const migrateAll = async () => {
    const isNew = (await migrator.getMigrations()).every(({ executedAt }) => !executedAt)
    const names: string[] = []
    for (;;) {
      const run = await whenFree(async () => {
        const { error, results = [] } = await (isNew ? migrator.migrateToLatest() : migrator.migrateUp())
        if (error) throw error
        return results.map(({ migrationName }) => migrationName)
      })
      if (run.length === 0) return names
      names.push(...run)
    }
  }
  try {
    const names = await migrateAll()
    await whenFree(() => runMigrations({ pgPool: pool }))
    await grantToApp(url, appUrl)
    return names
  } catch (error) {
    throw fromAnotherVersion(error) ? new StartError(startAgain, { cause: error }) : error
  } finally {
    await close()
  }
}
