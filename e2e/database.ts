import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

const names = new Map<string, string>()
const pools = new Map<string, pg.Pool>()

/** Returns the URL of a database in the tests' PostgreSQL, whose postmaster.pid names the socket folder. */
const urlOf = async (database: string) => {
  const pidFile = join(process.env['E2E_DATA_DIR'] ?? '', 'postgres', 'postmaster.pid')
  const socketFolder = (await readFile(pidFile, 'utf8')).split('\n')[4] ?? ''
  const socket = `host=${encodeURIComponent(socketFolder)}&port=5432&user=i_one&sslmode=disable`
  return `postgresql:///${database}?${socket}`
}

export const registerOwnDatabase = (baseUrl: string, database: 'postgres' | 'template1') => {
  names.set(baseUrl, database)
  return urlOf(database)
}

export const openDatabase = async (baseUrl: string) => {
  const known = pools.get(baseUrl)
  if (known) return known
  const pool = new pg.Pool({
    connectionString: await urlOf(names.get(baseUrl) ?? 'i_one'),
    max: 2,
    allowExitOnIdle: true,
  })
  // ignores errors, because the server may end while a connection is idle
  pool.on('error', () => undefined)
  pools.set(baseUrl, pool)
  return pool
}
