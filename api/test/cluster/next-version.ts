import { cp, mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const migration = '9999_meanwhile'

/** As a release may: it only adds (decision 59). */
const adds = ['bookings', 'sessions', 'places', 'matches', 'events']
  .map((table) => `alter table ${table} add column meanwhile text;`)
  .join('\n')

/** What runs, and one migration after it: a copy beside it. */
export const nextVersion = async (folder: string) => {
  const next = join(folder, 'next')
  await mkdir(join(next, 'api'), { recursive: true })
  for (const name of ['package.json', 'node_modules', 'contract', 'game', 'web'])
    await symlink(join(root, name), join(next, name))
  for (const name of ['dist', 'migrations', 'package.json'])
    await cp(join(root, 'api', name), join(next, 'api', name), { recursive: true })
  await symlink(join(root, 'api/node_modules'), join(next, 'api/node_modules'))
  await writeFile(join(next, 'api/migrations', `${migration}.sql`), adds)
  return { root: next, migration }
}

export const migrationsRun = async (databaseUrl: string) => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration')
  await client.end()
  return rows.map(({ name }) => name)
}
