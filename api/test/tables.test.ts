import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { cloneDatabase } from './clone.ts'
import { execute } from './sql.ts'

test('the generated table types match the migrations', async () => {
  const { url, drop } = await cloneDatabase()
  const script = fileURLToPath(new URL('../../scripts/schema.ts', import.meta.url))
  const verify = promisify(execFile)(process.execPath, ['--import', 'tsx', script, '--verify'], {
    env: { ...process.env, DATABASE_URL: url },
  })
  await expect(verify).resolves.toMatchObject({ stdout: expect.stringContaining('up-to-date') as string })
  await drop()
})

test('every foreign key has an index', async () => {
  const { url, drop } = await cloneDatabase()
  const missing = await execute(
    url,
    `select conrelid::regclass as "table", array(
        select attname from unnest(conkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns
      from pg_constraint c
      where contype = 'f' and connamespace = 'public'::regnamespace
        -- pitches are never deleted
        and confrelid <> 'pitches'::regclass and not exists (
        select from pg_index where indrelid = conrelid and indisvalid and indkey[0] = any (conkey)
          and (indpred is null or pg_get_expr(indpred, indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$'))
      order by 1, 2`,
  )
  // when a row is deleted, PostgreSQL scans each referring table whose foreign key has no index
  expect(missing).toEqual([])
  await drop()
})

test('an append-only table cannot be truncated', async () => {
  const { url, drop } = await cloneDatabase()
  const growing = await execute(
    url,
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and obj_description(oid, 'pg_class') like 'append-only%' order by 1`,
  )
  const names = growing.map(({ name }) => String(name))
  expect(names).toEqual(expect.arrayContaining(['audit_log', 'bank_details', 'fee_ledger', 'ledger']))
  for (const name of names)
    await expect(execute(url, `truncate ${name} cascade`)).rejects.toThrow(`a row of ${name} never changes`)
  await drop()
})

/** Allowed triggers. Decision 6 gives the reasons. */
const triggersThatStay = [
  'bookings: carry_parts',
  'bookings: lay_parts',
  'booking_changes: log_booking_change',
  'booking_payments: notify_centre',
  'bookings: notify_centre',
  'centres: spread_place',
  'pitch_parts: part_is_whole',
  'pitches: notify_centre',
  'pitches: notify_centre_of_parts',
  'pitches: place_of_pitch',
  'pitches: stand_alone',
  'pitches: take_place',
  'sessions: notify_centre',
  'teams: store_area',
  'tournaments: store_area',
]

test('triggers protect append-only tables, and only decision 6 allows other triggers', async () => {
  const { url, drop } = await cloneDatabase()
  const rows = await execute(
    url,
    `select tgrelid::regclass || ': ' || tgname as name, proname ~ '^refuse_' as refuses
    from pg_trigger join pg_proc p on p.oid = tgfoid
    where not tgisinternal and pronamespace = 'public'::regnamespace order by 1`,
  )
  const others = rows.filter(({ refuses }) => refuses !== true).map(({ name }) => String(name))
  expect(others.toSorted()).toEqual(triggersThatStay.toSorted())
  expect(rows.length - others.length).toBe(11)
  await drop()
})
