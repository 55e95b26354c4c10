import type { Client } from 'pg'

interface Reference {
  table: string
  name: string
  definition: string
}

const tables = `('public'::regnamespace, 'graphile_worker'::regnamespace)`

export const withoutGuards = async <T>(client: Client, work: () => Promise<T>): Promise<T> => {
  const { rows: references } = await client.query<Reference>(`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace in ${tables}`)
  const { rows: triggered } = await client.query<{ table: string }>(`
    select distinct tgrelid::regclass::text as "table" from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace in ${tables}`)
  for (const { table, name } of references) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { table } of triggered) await client.query(`alter table ${table} disable trigger user`)
  const done = await work()
  for (const { table } of triggered) await client.query(`alter table ${table} enable trigger user`)
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  return done
}
