import type { Client } from 'pg'

/** What stands at the head of a backup. */
export interface Head {
  format: 'i-one backup'
  formatVersion: 1
  /** An instant. */
  made: string
  /** The migrations of the database, in order, and the number of the queue's newest. */
  migrations: string[]
  queueVersion: number
}

/** Before the rows of a table. */
export interface TableHead {
  table: string
  columns: string[]
}

/** After the rows of a table. */
export interface TableEnd {
  rows: number
}

export interface Sequence {
  sequence: string
  value: string
  called: boolean
}

const schemas = `('public'::regnamespace, to_regnamespace('graphile_worker'))`

/** What the migrations keep of themselves: the migrations of who restores write it anew. */
const ofMigrations = `('kysely_migration', 'kysely_migration_lock', 'migrations')`

const ofExtensions = `select objid from pg_depend where classid = 'pg_class'::regclass and deptype = 'e'`

/** Every table with its columns, but for those that are computed; names are quoted where they have to be. */
export const listTables = async (client: Client): Promise<TableHead[]> => {
  const { rows } = await client.query<TableHead>(`
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

/** As what rows are written and read, whatever the settings of a server are. */
export const asText = `
  set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set extra_float_digits = 1; set bytea_output = 'hex'`
