import { expect, test } from 'vitest'
import { cloneDatabase } from './clone.ts'
import { execute } from './sql.ts'

test('writes to one clone are not visible in another', async () => {
  const clones = await Promise.all([cloneDatabase(), cloneDatabase(), cloneDatabase()])
  const [first, second] = clones
  await execute(first!.url, 'CREATE TABLE note (body text)')
  const tables = (url: string) =>
    execute(url, `SELECT FROM pg_tables WHERE schemaname = 'public' AND tablename = 'note'`)
  expect(await tables(first!.url)).toHaveLength(1)
  expect(await tables(second!.url)).toHaveLength(0)
  await Promise.all(clones.map((clone) => clone.drop()))
  await expect(execute(first!.url, 'SELECT')).rejects.toMatchObject({ code: '3D000' })
})
