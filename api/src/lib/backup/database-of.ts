import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, StartError } from '../config.ts'
import { findEmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { startLog } from '../log.ts'

type Where = Pick<Config, 'databaseDirectUrl' | 'databaseOwnerUrl' | 'dataDir'>

interface Urls {
  url: string
  appUrl: string
}

const isThere = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  )

const startOwn = async (dataDir: string, work: (urls: Urls) => Promise<void>) => {
  const postgres = await startEmbeddedPostgres({ dataDir, log: startLog({ logLevel: 'error' }) })
  await work(postgres).finally(postgres.stop)
}

export const withDatabase = async (
  { databaseDirectUrl, databaseOwnerUrl, dataDir }: Where,
  work: (urls: Urls) => Promise<void>,
) => {
  if (databaseDirectUrl)
    return work({ url: databaseOwnerUrl ?? databaseDirectUrl, appUrl: databaseDirectUrl })
  const running = await findEmbeddedPostgres(dataDir)
  if (running) return work({ url: running, appUrl: running })
  if (!(await isThere(join(dataDir, 'postgres'))))
    throw new StartError(`There is no database in ${dataDir}, and DATABASE_URL is not set.`)
  await startOwn(dataDir, work)
}

export const withQuietDatabase = async (
  { databaseDirectUrl, databaseOwnerUrl, dataDir }: Where,
  work: (urls: Urls) => Promise<void>,
) => {
  if (databaseDirectUrl)
    return work({ url: databaseOwnerUrl ?? databaseDirectUrl, appUrl: databaseDirectUrl })
  await startOwn(dataDir, work)
}
