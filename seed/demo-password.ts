import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../api/src/lib/config.ts'
import type { Database } from '../api/src/lib/database/database.ts'
import { hashPassword, isPasswordCorrect } from '../api/src/lib/password.ts'

/** Returns `DEMO_PASSWORD` or a random password. A fixed password would be public, and a proxy can expose the demo. */
export const getDemoPassword = ({ demoPassword, dataDir }: Pick<Config, 'demoPassword' | 'dataDir'>) => {
  if (demoPassword !== undefined) return demoPassword
  const file = join(dataDir, 'demo-password')
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const password = randomBytes(9).toString('base64url')
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(file, `${password}\n`, { mode: 0o600 })
  return password
}

export const updateDemoPasswords = async (db: Database, password: string) => {
  const [account] = await db
    .selectFrom('users')
    .select('password_hash')
    .where('is_demo', '=', true)
    .limit(1)
    .execute()
  if (!account || (await isPasswordCorrect(password, account.password_hash))) return
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where('is_demo', '=', true)
    .execute()
}
