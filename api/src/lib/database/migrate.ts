import { readFile, readdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { runMigrations } from 'graphile-worker'
import { type Migration, Migrator, sql } from 'kysely'
import pg from 'pg'
import { StartError } from '../config.ts'
import { grantToApp } from './app-role.ts'
import { withoutTimeouts } from './connection.ts'
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

export const listMigrationNames = async () => Object.keys(await migrationsIn(ours))

/** Returns the first executed migration that the folder lacks, parsed from Kysely's error message. */
const unknownMigration = (error: unknown) =>
  error instanceof Error
    ? /^corrupted migrations: (?:expected )?previously executed migration (\S+)/.exec(error.message)?.[1]
    : undefined

const startAgain = (migration: string) =>
  `The database was created by a newer or an unreleased version of i-one: this version has no migration ${migration}. ` +
  'Start the newer version. If there is none, move the folder DATA_DIR/postgres away, or set DATABASE_URL to an empty database.'

export const migrateTo = async (url: string, last: string) => {
  const { db, pool, close } = openDatabase(url, { max: 3, settings: withoutTimeouts(url) })
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: () => migrationsIn(ours) } })
    const { error } = await migrator.migrateTo(last)
    if (error) throw error
    await runMigrations({ pgPool: pool })
  } finally {
    await close()
  }
}

// Milliseconds. A migration that waits for a table lock blocks all later queries on the table. So the migration stops waiting
// after `lock`, lets queries run for `moment`, and retries.
const limits = { lock: 1000, moment: 500 }

const isLocked = (error: unknown) =>
  error instanceof pg.DatabaseError && ['55P03', '40P01'].includes(error.code ?? '')

interface Settings {
  appUrl?: string
  folder?: URL
  log?: { warn(facts: object, sentence: string): void }
}

/** Runs each migration in its own transaction, because one transaction for all could deadlock with running servers. */
export const migrate = async (url: string, { appUrl = url, folder = ours, log }: Settings = {}) => {
  const settings = { ...withoutTimeouts(url), lock_timeout: limits.lock }
  const { db, pool, close } = openDatabase(url, { max: 3, settings })
  const migrator = new Migrator({ db, provider: { getMigrations: () => migrationsIn(folder) } })
  const runWhenFree = async <T>(work: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (!isLocked(error)) throw error
        log?.warn({ err: error }, 'migrations: a table is in use, retrying')
        await wait(limits.moment)
      }
    }
  }
  const migrateAll = async () => {
    const isNew = (await migrator.getMigrations()).every(({ executedAt }) => !executedAt)
    const names: string[] = []
    for (;;) {
      const run = await runWhenFree(async () => {
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
    await runWhenFree(() => runMigrations({ pgPool: pool }))
    await grantToApp(url, appUrl)
    return names
  } catch (error) {
    const unknown = unknownMigration(error)
    throw unknown ? new StartError(startAgain(unknown), { cause: error }) : error
  } finally {
    await close()
  }
}
