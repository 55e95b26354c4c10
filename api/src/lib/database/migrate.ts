import { readFile, readdir } from 'node:fs/promises'
import { runMigrations } from 'graphile-worker'
import { type Migration, Migrator, sql } from 'kysely'
import { StartError } from '../config.ts'
import { grantToApp } from './app-role.ts'
import { unhurried } from './connection.ts'
import { openDatabase } from './database.ts'

const folder = new URL('../../../migrations/', import.meta.url)

const migrations = async () => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(new URL(file, folder), 'utf8')
    return [file.replace('.sql', ''), { up: async (db) => void (await sql.raw(text).execute(db)) }]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** All there are, in order. */
export const migrationNames = async () => Object.keys(await migrations())

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
    const { error } = await new Migrator({ db, provider: { getMigrations: migrations } }).migrateTo(last)
    if (error) throw error
    await runMigrations({ pgPool: pool })
  } finally {
    await close()
  }
}

/**
 * Brings a database to the newest schema, and the queue's own tables with it; one process at a time. Where the app has
 * a role of its own, that may use them then. Answers the names of the migrations it ran.
 */
export const migrate = async (url: string, appUrl = url): Promise<string[]> => {
  const { db, pool, close } = openDatabase(url, { most: 3, settings: unhurried(url) })
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: migrations } })
    const { error, results = [] } = await migrator.migrateToLatest()
    if (error) throw fromAnotherVersion(error) ? new StartError(startAgain, { cause: error }) : error
    await runMigrations({ pgPool: pool })
    await grantToApp(url, appUrl)
    return results.map(({ migrationName }) => migrationName)
  } finally {
    await close()
  }
}
