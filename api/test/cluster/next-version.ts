import { cp, mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Migrations of the next version, which only add to the schema (decision 8). */
const migrations = ['bookings', 'sessions', 'places', 'matches', 'events'].map((table) => ({
  name: `9999_meanwhile_${table}`,
  text: `alter table ${table} add column meanwhile text;`,
}))

export const copyNextVersion = async (folder: string) => {
  const next = join(folder, 'next')
  await mkdir(join(next, 'api'), { recursive: true })
  for (const name of ['package.json', 'node_modules', 'contract', 'game', 'web'])
    await symlink(join(root, name), join(next, name))
  for (const name of ['dist', 'migrations', 'package.json'])
    await cp(join(root, 'api', name), join(next, 'api', name), { recursive: true })
  await symlink(join(root, 'api/node_modules'), join(next, 'api/node_modules'))
  for (const { name, text } of migrations) await writeFile(join(next, 'api/migrations', `${name}.sql`), text)
  return { root: next, migrations: migrations.map(({ name }) => name) }
}

export const listRunMigrations = async (databaseUrl: string) => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration')
  await client.end()
  return rows.map(({ name }) => name)
}
