import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** The databases of servers that a test has started itself, by their addresses. */
const names = new Map<string, string>()
const pools = new Map<string, pg.Pool>()

/** One in the cluster of the tests' own server, which has left there where its socket is. */
const urlOf = async (database: string) => {
  const pidFile = join(process.env['E2E_DATA_DIR'] ?? '', 'postgres', 'postmaster.pid')
  const socketFolder = (await readFile(pidFile, 'utf8')).split('\n')[4] ?? ''
  const socket = `host=${encodeURIComponent(socketFolder)}&port=5432&user=i_one&sslmode=disable`
  return `postgresql:///${database}?${socket}`
}

/** Where the server at `baseUrl`, which a test starts itself, keeps everything. */
export const ownDatabase = (baseUrl: string, database: 'postgres' | 'template1') => {
  names.set(baseUrl, database)
  return urlOf(database)
}

/** The database of the server at `baseUrl`. */
export const databaseOf = async (baseUrl: string) => {
  const known = pools.get(baseUrl)
  if (known) return known
  const pool = new pg.Pool({
    connectionString: await urlOf(names.get(baseUrl) ?? 'i_one'),
    max: 2,
    allowExitOnIdle: true,
  })
  // of a server that ends while nobody asks it anything
  pool.on('error', () => undefined)
  pools.set(baseUrl, pool)
  return pool
}
