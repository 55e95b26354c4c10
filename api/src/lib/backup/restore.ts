import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { StartError } from '../config.ts'
import { withClient } from '../database/connection.ts'
import { migrate, migrateTo, listMigrationNames } from '../database/migrate.ts'
import {
  type BackupHeader,
  type SequenceState,
  type TableFooter,
  type TableHeader,
  textOutputSettings,
  findQueueVersion,
  listTables,
} from './contents.ts'
import { type Frame, readBackupFrames } from './frames.ts'

type Frames = AsyncGenerator<Frame>

const parse = ({ content }: Frame) =>
  JSON.parse(content.toString()) as Partial<BackupHeader & TableHeader & TableFooter & SequenceState>

const readHead = async (frames: Frames): Promise<BackupHeader> => {
  const { value, done } = await frames.next()
  const head = done || value.kind !== 'J' ? {} : parse(value)
  if (head.format !== 'i-one backup') throw new StartError('This is not an i-one backup.')
  if (head.formatVersion !== 1)
    throw new StartError('This backup was made by a newer version of i-one. Install that version first.')
  return head as BackupHeader
}

const check = async (file: string) => {
  const frames = readBackupFrames(file)
  const head = await readHead(frames)
  while (!(await frames.next()).done);
  const ours = await listMigrationNames()
  const last = head.migrations.at(-1)
  if (!last || head.migrations.some((name, index) => ours[index] !== name))
    throw new StartError(
      `This backup was made by another version of i-one (its last migration is ${last}). Restore it with that version.`,
    )
  return { head, last }
}

const requireEmpty = (url: string) =>
  withClient(url, async (client) => {
    const [table] = await listTables(client)
    if (table)
      throw new StartError(
        `The database is not empty: it has the table ${table.table}. Nothing was changed. Restore into an empty database.`,
      )
  })

const copyRows = async (client: Client, frames: Frames, { table, columns }: TableHeader) => {
  let end: TableFooter = { rows: -1 }
  async function* contents() {
    for (;;) {
      const { value, done } = await frames.next()
      if (done) return
      if (value.kind === 'J') {
        end = parse(value) as TableFooter
        return
      }
      yield value.content
    }
  }
  const rows = client.query(copyFrom(`copy ${table} (${columns.join()}) from stdin`))
  await pipeline(contents, rows)
  if (rows.rowCount !== end.rows) throw new Error(`${table}: restored ${rows.rowCount} of ${end.rows} rows`)
  return end.rows
}

const fill = async (client: Client, frames: Frames, head: BackupHeader) => {
  if ((await findQueueVersion(client)) < head.queueVersion)
    throw new StartError(
      'The queue in this backup was made by a newer version of i-one. Install that version first.',
    )
  const restored = { tables: 0, rows: 0 }
  for (const { table } of await listTables(client)) await client.query(`delete from ${table}`)
  for (let next = await frames.next(); !next.done; next = await frames.next()) {
    const { table, columns, sequence, value, called } = parse(next.value)
    if (table && columns) {
      restored.rows += await copyRows(client, frames, { table, columns })
      restored.tables++
    } else if (sequence)
      await client.query('select setval($1::regclass, $2::bigint, $3)', [sequence, value, called])
  }
  return restored
}

interface Reference {
  table: string
  name: string
  definition: string
}

const guarded = `('public'::regnamespace, 'graphile_worker'::regnamespace)`

const withoutGuards = async <T>(client: Client, work: () => Promise<T>): Promise<T> => {
  const { rows: references } = await client.query<Reference>(`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace in ${guarded}`)
  const { rows: triggered } = await client.query<{ table: string }>(`
    select distinct tgrelid::regclass::text as "table" from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace in ${guarded}`)
  for (const { table, name } of references) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { table } of triggered) await client.query(`alter table ${table} disable trigger user`)
  const done = await work()
  for (const { table } of triggered) await client.query(`alter table ${table} enable trigger user`)
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  return done
}

export const restoreBackup = async (file: string, url: string, appUrl = url) => {
  const { head, last } = await check(file)
  await requireEmpty(url)
  await migrateTo(url, last)
  const restored = await withClient(url, async (client) => {
    await client.query(textOutputSettings)
    await client.query('begin')
    const frames = readBackupFrames(file)
    await readHead(frames)
    const filled = await withoutGuards(client, () => fill(client, frames, head))
    await client.query('commit')
    await client.query('analyze')
    return filled
  })
  return { ...restored, made: head.made, migrated: await migrate(url, { appUrl }) }
}
