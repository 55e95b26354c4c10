import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database } from '../src/lib/database/database.ts'

const folder = new URL('../migrations/', import.meta.url)

export const runRepair = async (db: Database, migration: string, part: string) => {
  const text = await readFile(new URL(`${migration}.sql`, folder), 'utf8')
  const statements = text.split(/;\s*\n/).map((statement) => statement.replaceAll(/^--.*$/gm, '').trim())
  const [repair, ...others] = statements.filter(
    (statement) => /^(?:update|insert|delete|with)\b/.test(statement) && statement.includes(part),
  )
  if (!repair || others.length)
    throw new Error(`${migration} changes rows ${others.length ? 'twice' : 'nowhere'} with ${part}`)
  await sql.raw(repair).execute(db)
}
