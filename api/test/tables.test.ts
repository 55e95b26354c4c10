import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { cloneDatabase } from './clone.ts'

test('the generated types of the tables are those of the migrations', async () => {
  const { url, drop } = await cloneDatabase()
  const script = fileURLToPath(new URL('../../scripts/schema.ts', import.meta.url))
  const verify = promisify(execFile)(process.execPath, ['--import', 'tsx', script, '--verify'], {
    env: { ...process.env, DATABASE_URL: url },
  })
  await expect(verify).resolves.toMatchObject({ stdout: expect.stringContaining('up-to-date') as string })
  await drop()
})
