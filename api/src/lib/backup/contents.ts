import type { Client } from 'pg'

export interface BackupHeader {
  format: 'i-one backup'
  formatVersion: 1
  made: string
  migrations: string[]
  queueVersion: number
}

export interface TableHeader {
  table: string
  columns: string[]
}

export interface TableFooter {
  rows: number
}

export interface SequenceState {
  sequence: string
  value: string
  called: boolean
}

const schemas = `('public'::regnamespace, to_regnamespace('graphile_worker'))`

const ofMigrations = `('kysely_migration', 'kysely_migration_lock', 'migrations')`

const ofExtensions = `select objid from pg_depend where classid = 'pg_class'::regclass and deptype = 'e'`

export const listTables = async (client: Client): Promise<TableHeader[]> => {
  const { rows } = await client.query<TableHeader>(`
    select format('%I.%I', nspname, relname) as "table", coalesce(array_agg(quote_ident(attname) order by attnum)
      filter (where attgenerated = ''), '{}') as columns
    from pg_class c join pg_namespace n on n.oid = relnamespace
      join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped
    where relnamespace in ${schemas} and relkind = 'r' and relname not in ${ofMigrations}
      and c.oid not in (${ofExtensions})
    group by nspname, relname order by nspname, relname`)
  return rows
}

export const listSequences = async (client: Client): Promise<string[]> => {
  const { rows } = await client.query<{ sequence: string }>(`
    select format('%I.%I', nspname, relname) as sequence
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where relnamespace in ${schemas} and relkind = 'S' and c.oid not in (${ofExtensions})
    order by nspname, relname`)
  return rows.map(({ sequence }) => sequence)
}

export const findQueueVersion = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ id: number | null }>(
    'select max(id) as id from graphile_worker.migrations',
  )
  return rows[0]?.id ?? 0
}

export const textOutputSettings = `
  set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set extra_float_digits = 1; set bytea_output = 'hex'`
