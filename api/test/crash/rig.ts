import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../src/lib/database/database.ts'
import { startEmbeddedPostgres } from '../../src/lib/database/embedded-postgres.ts'
import { migrate } from '../../src/lib/database/migrate.ts'
import { startServerPair } from '../histories/server-pair.ts'

export type Rig = Awaited<ReturnType<typeof startRig>>

export const createTempFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'i-one-crash-'))
  await chmod(folder, 0o755)
  return folder
}

const log = { info: () => undefined, warn: () => undefined }

interface Surroundings {
  folder?: string
  environment?: Record<string, string>
}

export const startRig = async ({ folder, environment }: Surroundings = {}) => {
  const dataDir = folder ?? (await createTempFolder())
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  const emails = await createTempFolder()
  await migrate(postgres.url)
  const pair = await startServerPair({
    DATABASE_URL: postgres.url,
    DATA_DIR: emails,
    RATE_LIMITS: 'off',
    ...environment,
  })
  const { db, close } = openDatabase(postgres.url)
  const pidFile = join(dataDir, 'postgres/postmaster.pid')
  return {
    db,
    pair,
    databaseUrl: postgres.url,
    postmaster: async () => Number((await readFile(pidFile, 'utf8')).split('\n')[0]),
    ready: async () => {
      const asked = pair.urls.map((url) => fetch(`${url}/readyz`, { signal: AbortSignal.timeout(10_000) }))
      const answers = await Promise.allSettled(asked)
      return answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.status : 0))
    },
    stop: async () => {
      await close()
      await pair.stop()
      await postgres.stop()
      for (const made of folder ? [emails] : [emails, dataDir])
        await rm(made, { recursive: true, force: true })
    },
  }
}
