import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { logIn } from '@i-one/contract/accounts'
import { listMySessions } from '@i-one/contract/sessions'
import { afterAll, expect, inject, test } from 'vitest'
import { createSweeps } from '../src/app.ts'
import { createBackup } from '../src/lib/backup/back-up.ts'
import type { TableHeader } from '../src/lib/backup/contents.ts'
import { readBackupFrames } from '../src/lib/backup/frames.ts'
import { restoreBackup } from '../src/lib/backup/restore.ts'
import { parseConfig } from '../src/lib/config.ts'
import { openDatabase } from '../src/lib/database/database.ts'
import { listMigrationNames } from '../src/lib/database/migrate.ts'
import { startLiveUpdates } from '../src/lib/live/live.ts'
import { startLog } from '../src/lib/log.ts'
import { buildServer } from '../src/server.ts'
import { listCustomerMismatches } from './customer-bookings.ts'
import { execute, withDatabase } from './sql.ts'

const backupOf = (version: string) => fileURLToPath(new URL(`released/${version}.backup`, import.meta.url))

/** Each released version with its last migration. */
const releases = [
  ['v0.1.0', '0016_challenges'],
  ['v0.2.0', '0050_leaving'],
] as const

type Row = Record<string, string>

const readTables = async (file: string) => {
  const tables = new Map<string, { columns: string[]; pieces: Buffer[] }>()
  let table = { columns: [] as string[], pieces: [] as Buffer[] }
  for await (const { kind, content } of readBackupFrames(file)) {
    if (kind === 'D') table.pieces.push(content)
    else {
      const head = JSON.parse(content.toString()) as Partial<TableHeader>
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

const createDatabase = async () => {
  const { serverUrl, template } = inject('database')
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await execute(serverUrl, `create database ${name} template template0`)
  const drop = () => execute(serverUrl, `drop database ${name} with (force)`)
  return { url: withDatabase(serverUrl, name), drop }
}

// v0.1.0 stored public coordinates exactly, and a migration rounds them to two decimals
const roundCoordinates = (before: Map<string, Row[]>) => {
  const hundredths = (degrees = '') => String(Math.round(Number(degrees) * 100) / 100)
  for (const table of ['public.teams', 'public.tournaments']) {
    const rows = before.get(table) ?? []
    const areas = rows.map((row) => ({ ...row, lng: hundredths(row.lng), lat: hundredths(row.lat) }))
    expect(areas, table).not.toEqual(rows)
    before.set(table, areas)
  }
}

test.each(releases)(
  'a database of %s is migrated without data loss, and the app works with it',
  async (version, last) => {
    const released = backupOf(version)
    const { url, drop } = await createDatabase()
    const folder = await mkdtemp(join(tmpdir(), 'i-one-upgrade-'))
    afterAll(async () => {
      await rm(folder, { recursive: true })
      await drop()
    })
    const { migrated, rows, made } = await restoreBackup(released, url)
    expect(rows).toBeGreaterThan(8000)
    expect(migrated).toEqual((await listMigrationNames()).filter((one) => one > last))

    const { file } = await createBackup(url, join(folder, 'upgraded.backup'), new Date())
    const [before, after] = [await readTables(released), await readTables(file)]
    if (version === 'v0.1.0') roundCoordinates(before)
    for (const [table, old] of before) {
      const saved = Object.keys(after.get(table)?.[0] ?? {})
      const project = (row: Row) =>
        saved.filter((column) => column in (old[0] ?? {})).map((column) => row[column])
      const sorted = (all: Row[] = []) => all.map((row) => project(row).join('\t')).toSorted()
      expect(sorted(after.get(table)), table).toEqual(sorted(old))
    }

    const config = parseConfig({ LOG_LEVEL: 'error' })
    const log = startLog(config)
    const { db, close } = openDatabase(url)
    expect(await listCustomerMismatches(db)).toEqual([])
    expect(await db.selectFrom('customer_bookings').select('booking_id').execute()).not.toEqual([])
    const live = await startLiveUpdates(url, log)
    const server = await buildServer({
      db,
      config,
      live,
      log,
      // the day on which the backup was made, so that the sessions in the backup are still in the future
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
  },
)

test('a v0.1.0 cup with quarter-finals corrected after full time gets the right semi-finalists', async () => {
  const { url, drop } = await createDatabase()
  const { made } = await restoreBackup(backupOf('v0.1.0'), url)
  const { db, close } = openDatabase(url)
  afterAll(() => close().then(drop))
  const cup = await db
    .selectFrom('tournaments')
    .selectAll()
    .where('code', '=', 'lagos-night-cup')
    .executeTakeFirstOrThrow()
  const inCup = db.updateTable('tournament_matches').where('tournament_id', '=', cup.id)
  const sidesOf = async (number: number) => {
    const { team_one_id, team_two_id } = await db
      .selectFrom('tournament_matches')
      .select(['team_one_id', 'team_two_id'])
      .where('tournament_id', '=', cup.id)
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    return [team_one_id, team_two_id]
  }
  const [begun, ahead] = [await sidesOf(5), await sidesOf(6)]
  // v0.1.0 did not update later rounds when a quarter-final result was reversed
  for (const number of [1, 3])
    await inCup.set({ score_one: 1, score_two: 5 }).where('number', '=', number).execute()
  const warned: unknown[] = []
  const log = { warn: (wrong: unknown) => void warned.push(wrong) }
  const sweep = () => createSweeps({ db, log })['unsettled']!(new Date(made))
  await sweep()
  expect(await sidesOf(6)).toEqual([(await sidesOf(3))[1], ahead[1]])
  expect(await sidesOf(5)).toEqual(begun)
  expect(warned).toEqual([{ tournament: 'lagos-night-cup', number: 5 }])
  expect(
    await db.selectFrom('tournaments').select('code').where('settle_again', '=', true).execute(),
  ).toEqual([])
})
