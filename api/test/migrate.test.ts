import { randomBytes } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { grantToApp } from '../src/lib/database/app-role.ts'
import { migrate } from '../src/lib/database/migrate.ts'
import { cloneDatabase } from './clone.ts'
import { execute } from './sql.ts'

test('a database of a newer or unreleased version stays unchanged, and the message names its migration and what to do', async () => {
  const { url, drop } = await cloneDatabase()
  await execute(url, `UPDATE kysely_migration SET name = '0009_evenings' WHERE name = '0009_matches'`)
  const before = await execute(url, 'SELECT * FROM kysely_migration ORDER BY name')
  await expect(migrate(url)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(
      /newer or an unreleased version of i-one.* 0009_evenings\. .*DATA_DIR\/postgres.*DATABASE_URL/,
    ) as string,
  })
  expect(await execute(url, 'SELECT * FROM kysely_migration ORDER BY name')).toEqual(before)
  await drop()
})

test('processes that start together create the app’s role one after the other', async () => {
  const { url, drop } = await cloneDatabase()
  const role = `app_${randomBytes(4).toString('hex')}`
  await execute(url, `create role ${role} login password 'matchday'`)
  const app = new URL(url)
  app.searchParams.set('user', role)
  app.searchParams.set('password', 'matchday')
  await Promise.all(Array.from({ length: 4 }, () => grantToApp(url, app.href)))
  expect(await execute(app.href, 'select count(*)::int as users from users')).toEqual([{ users: 0 }])
  await drop()
  await execute(inject('database').serverUrl, `drop role ${role}`)
})
