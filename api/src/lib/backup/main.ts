import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, StartError, parseConfig } from '../config.ts'
import { findEmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { startLog } from '../log.ts'
import { createBackup } from './back-up.ts'
import { BrokenBackup } from './frames.ts'
import { restoreBackup } from './restore.ts'

type Where = Pick<Config, 'databaseDirectUrl' | 'databaseOwnerUrl' | 'dataDir'>

type Work = (urls: { url: string; appUrl: string }) => Promise<void>

const isThere = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  )

const withQuietDatabase = async ({ databaseDirectUrl, databaseOwnerUrl, dataDir }: Where, work: Work) => {
  if (databaseDirectUrl)
    return work({ url: databaseOwnerUrl ?? databaseDirectUrl, appUrl: databaseDirectUrl })
  const postgres = await startEmbeddedPostgres({ dataDir, log: startLog({ logLevel: 'error' }) })
  await work(postgres).finally(postgres.stop)
}

const withDatabase = async (config: Where, work: Work) => {
  const { databaseDirectUrl, dataDir } = config
  if (databaseDirectUrl) return withQuietDatabase(config, work)
  const running = await findEmbeddedPostgres(dataDir)
  if (running) return work({ url: running, appUrl: running })
  if (!(await isThere(join(dataDir, 'postgres'))))
    throw new StartError(`There is no database in ${dataDir}, and DATABASE_URL is not set.`)
  await withQuietDatabase(config, work)
}

const usage = 'npm run backup [-- FILE|FOLDER], or npm run restore -- FILE'

const run = async ([verb, path, ...more]: readonly string[]) => {
  process.umask(0o077)
  const config = parseConfig(process.env)
  const begun = performance.now()
  const took = () => `in ${((performance.now() - begun) / 1000).toFixed(1)} s`
  if (verb === 'backup' && more.length === 0)
    return withDatabase(config, async ({ url }) => {
      const target = path ?? join(config.dataDir, 'backups/')
      const { file, tables, rows, bytes } = await createBackup(url, target, new Date())
      console.log(`Backed up ${rows} rows of ${tables} tables to ${file}, ${bytes} bytes, ${took()}.`)
    })
  if (verb === 'restore' && path && more.length === 0)
    return withQuietDatabase(config, async ({ url, appUrl }) => {
      const { tables, rows, made, migrated } = await restoreBackup(path, url, appUrl)
      const newer = migrated.length ? ` Newer migrations that were run: ${migrated.length}.` : ''
      console.log(`Restored ${rows} rows of ${tables} tables from the backup of ${made}, ${took()}.${newer}`)
    })
  throw new StartError(`Usage: ${usage}`)
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof StartError || error instanceof BrokenBackup ? error.message : error)
  process.exit(1)
})
