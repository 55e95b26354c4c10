import { sql } from 'kysely'
import type { TestApp } from './app.ts'

export const listTablesWithText = async ({ db }: Pick<TestApp, 'db'>, ...texts: string[]) => {
  const patterns = texts.map((text) => `%${text.toLowerCase()}%`)
  const { rows: tables } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE' order by 1`.execute(db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`
      select from ${sql.table(name)} as t where lower(t::text) like any (${patterns}::text[]) limit 1`.execute(
      db,
    )
    if (rows.length) found.push(name)
  }
  return found
}
