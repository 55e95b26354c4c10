import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { withoutTimeouts } from '../database/connection.ts'
import {
  type BackupHeader,
  type SequenceState,
  type TableHeader,
  textOutputSettings,
  findQueueVersion,
  listSequences,
  listTables,
} from './contents.ts'
import { type Frame, encodeFrames } from './frames.ts'

const json = (content: BackupHeader | TableHeader | SequenceState | { rows: number }): Frame => ({
  kind: 'J',
  content: Buffer.from(JSON.stringify(content)),
})

const headOf = async (client: Client, now: Date): Promise<BackupHeader> => {
  const { rows: migrations } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name',
  )
  return {
    format: 'i-one backup',
    formatVersion: 1,
    made: now.toISOString(),
    migrations: migrations.map(({ name }) => name),
    queueVersion: await findQueueVersion(client),
  }
}

async function* framesOf(client: Client, now: Date, counted: { tables: number; rows: number }) {
  yield json(await headOf(client, now))
  for (const { table, columns } of await listTables(client)) {
    yield json({ table, columns })
    const rows = client.query(copyTo(`copy ${table} (${columns.join()}) to stdout`))
    for await (const content of rows) yield { kind: 'D', content: content as Buffer } as Frame
    yield json({ rows: rows.rowCount })
    counted.tables++
    counted.rows += rows.rowCount
  }
  for (const sequence of await listSequences(client)) {
    const { rows } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${sequence}`,
    )
    yield json({ sequence, ...rows[0]! })
  }
}

const fileIn = async (target: string, now: Date) => {
  const isFolder = await stat(target).then(
    (found) => found.isDirectory(),
    () => target.endsWith('/'),
  )
  const moment = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  return isFolder ? join(target, `i-one-${moment}.backup`) : target
}

const sync = async (path: string) => {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}

/** Writes a snapshot of all rows, to restore into an empty database. The file has mode 0600, because it holds personal data. */
export const createBackup = async (url: string, target: string, now: Date) => {
  const file = await fileIn(target, now)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const unfinished = `${file}.part`
  const client = new Client(withoutTimeouts(url))
  client.on('error', () => undefined)
  await client.connect()
  const counted = { tables: 0, rows: 0 }
  try {
    await client.query(textOutputSettings)
    await client.query('begin isolation level repeatable read read only')
    await pipeline(
      encodeFrames(framesOf(client, now, counted)),
      createGzip({ level: 6 }),
      createWriteStream(unfinished, { mode: 0o600 }),
    )
    await client.query('commit')
    await sync(unfinished)
    await rename(unfinished, file)
    await sync(dirname(file))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    await client.end()
  }
  return { file, ...counted, bytes: (await stat(file)).size }
}
