import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { logIn } from '@i-one/contract/accounts'
import { listMySessions } from '@i-one/contract/sessions'
import { afterAll, expect, inject, test } from 'vitest'
import { backUp } from '../src/lib/backup/back-up.ts'
import type { TableHead } from '../src/lib/backup/contents.ts'
import { framesOf } from '../src/lib/backup/frames.ts'
import { restore } from '../src/lib/backup/restore.ts'
import { parseConfig } from '../src/lib/config.ts'
import { openDatabase } from '../src/lib/database/database.ts'
import { migrationNames } from '../src/lib/database/migrate.ts'
import { startLive } from '../src/lib/live/live.ts'
import { startLog } from '../src/lib/log.ts'
import { buildServer } from '../src/server.ts'
import { listNotKept } from './kept-customers.ts'
import { execute, withDatabase } from './sql.ts'

/** What v0.1.0 had in its database with its demo, as `npm run backup` read it. */
const released = fileURLToPath(new URL('released/v0.1.0.backup', import.meta.url))

type Row = Record<string, string>

/** The rows of each table, as PostgreSQL writes them. */
const readTables = async (file: string) => {
  const tables = new Map<string, { columns: string[]; pieces: Buffer[] }>()
  let table = { columns: [] as string[], pieces: [] as Buffer[] }
  for await (const { kind, content } of framesOf(file)) {
    if (kind === 'D') table.pieces.push(content)
    else {
      const head = JSON.parse(content.toString()) as Partial<TableHead>
      if (head.table && head.columns) tables.set(head.table, (table = { columns: head.columns, pieces: [] }))
    }
  }
  const rowsOf = ({ columns, pieces }: typeof table) =>
    Buffer.concat(pieces)
      .toString()
      .split('\n')
      .slice(0, -1)
      .map((line) => {
        const cells = line.split('\t')
        return Object.fromEntries(columns.map((column, place) => [column, cells[place]!])) as Row
      })
  return new Map([...tables].map(([name, found]) => [name, rowsOf(found)]))
}

test('a database of v0.1.0 comes to the newest tables with everything in it, and the app works on it', async () => {
  const { serverUrl, template } = inject('database')
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await execute(serverUrl, `create database ${name} template template0`)
  const folder = await mkdtemp(join(tmpdir(), 'i-one-upgrade-'))
  const url = withDatabase(serverUrl, name)
  afterAll(async () => {
    await rm(folder, { recursive: true })
    await execute(serverUrl, `drop database ${name} with (force)`)
  })
  const { migrated, rows, made } = await restore(released, url)
  expect(rows).toBeGreaterThan(8000)
  expect(migrated).toEqual((await migrationNames()).filter((one) => one > '0016_challenges'))

  const { file } = await backUp(url, join(folder, 'upgraded.backup'), new Date())
  const [before, after] = [await readTables(released), await readTables(file)]
  // a place that everyone can read has become an area
  const hundredths = (degrees = '') => String(Math.round(Number(degrees) * 100) / 100)
  for (const table of ['public.teams', 'public.tournaments']) {
    const rows = before.get(table) ?? []
    const areas = rows.map((row) => ({ ...row, lng: hundredths(row.lng), lat: hundredths(row.lat) }))
    expect(areas, table).not.toEqual(rows)
    before.set(table, areas)
  }
  for (const [table, old] of before) {
    const kept = Object.keys(after.get(table)?.[0] ?? {})
    const project = (row: Row) =>
      kept.filter((column) => column in (old[0] ?? {})).map((column) => row[column])
    const sorted = (all: Row[] = []) => all.map((row) => project(row).join('\t')).toSorted()
    expect(sorted(after.get(table)), table).toEqual(sorted(old))
  }

  const config = parseConfig({ LOG_LEVEL: 'error' })
  const log = startLog(config)
  const { db, close } = openDatabase(url)
  expect(await listNotKept(db)).toEqual([])
  expect(await db.selectFrom('customer_bookings').select('booking_id').execute()).not.toEqual([])
  const live = await startLive(url, log)
  const server = await buildServer({
    db,
    config,
    live,
    log,
    // its sessions are ahead as they were then
    now: () => new Date(made),
    ready: () => Promise.resolve(true),
  })
  const signedIn = await server.inject({
    method: 'POST',
    url: logIn.path,
    payload: { email: 'captain@i-one.example', password: 'matchday' },
  })
  expect(signedIn.statusCode).toBe(200)
  const { token } = signedIn.json<{ token: string }>()
  const mine = await server.inject({
    url: listMySessions.path,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(mine.statusCode).toBe(200)
  expect(mine.body).toContain('_id')
  await server.close()
  await live.stop()
  await close()
})
