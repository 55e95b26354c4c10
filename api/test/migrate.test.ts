import { expect, test } from 'vitest'
import { migrate } from '../src/lib/database/migrate.ts'
import { cloneDatabase } from './clone.ts'
import { execute } from './sql.ts'

test('a database of another version is left as it is, and the sentence says what to do', async () => {
  const { url, drop } = await cloneDatabase()
  await execute(url, `UPDATE kysely_migration SET name = '0009_evenings' WHERE name = '0009_matches'`)
  const before = await execute(url, 'SELECT * FROM kysely_migration ORDER BY name')
  await expect(migrate(url)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(/another version of i-one.*DATA_DIR\/postgres.*DATABASE_URL/) as string,
  })
  expect(await execute(url, 'SELECT * FROM kysely_migration ORDER BY name')).toEqual(before)
  await drop()
})
