import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database } from '../src/lib/database/database.ts'

const folder = new URL('../migrations/', import.meta.url)

/** Runs the statements of a migration that change rows, on a database that has its tables already. */
export const runRepair = async (db: Database, migration: string) => {
  const text = await readFile(new URL(`${migration}.sql`, folder), 'utf8')
  const statements = text.split(/;\s*\n/).map((statement) => statement.replaceAll(/^--.*$/gm, '').trim())
  const repairs = statements.filter((statement) => /^(?:update|insert|delete|with)\b/.test(statement))
  if (!repairs.length) throw new Error(`${migration} changes no rows`)
  for (const repair of repairs) await sql.raw(repair).execute(db)
}
