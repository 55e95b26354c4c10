import { existsSync } from 'node:fs'
import { mkdir, realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { withClient } from './connection.ts'
import {
  type Account,
  assertReachable,
  findBlockedFolder,
  chooseAccount,
  allowTraversal,
} from './embedded-postgres/account.ts'
import { createCluster, type Cluster } from './embedded-postgres/cluster.ts'
import { appUser, createAppUser, createDatabase, toSocketUrl } from './embedded-postgres/connection.ts'
import { lockDataFolder, type DataFolderLock } from './embedded-postgres/data-folder-lock.ts'
import { findPostmaster } from './embedded-postgres/find-postmaster.ts'
import { restartAfterCrash } from './embedded-postgres/keep-running.ts'
import { createLibraryLinks, getNativeFolder, readNativeVersion } from './embedded-postgres/native-files.ts'
import { readPidFile } from './embedded-postgres/pid-file.ts'
import { startPostmaster } from './embedded-postgres/postmaster.ts'
import { readLinkedFolder, linkClusterToShelter, copyNativeToShelter } from './embedded-postgres/shelter.ts'

type Log = { info(facts: object, message: string): void; warn(facts: object, message: string): void }

/** Only tests set `fsync` to false, because without it a power cut can corrupt the database. */
type Options = { dataDir: string; log: Log; fsync?: boolean }

const database = 'i_one'

export const startEmbeddedPostgres = async ({ dataDir, log, fsync = true }: Options) => {
  await mkdir(dataDir, { recursive: true })
  const home = await realpath(dataDir)
  const lock = await lockDataFolder(home)
  try {
    const cluster = await prepareCluster(home, log)
    return await startOn(cluster, lock, log, fsync)
  } catch (error) {
    await lock.release()
    throw error
  }
}

export const findEmbeddedPostgres = async (dataDir: string) => {
  if (!existsSync(dataDir)) return undefined
  const own = join(await realpath(dataDir), 'postgres')
  const file = await readPidFile((await readLinkedFolder(own)) ?? own)
  if (!file?.ready) return undefined
  const url = toSocketUrl(file.socketFolder, database, appUser)
  return withClient(url, (client) => client.query('select')).then(
    () => url,
    () => undefined,
  )
}

const prepareCluster = async (home: string, log: Log): Promise<Cluster> => {
  const native = getNativeFolder()
  await createLibraryLinks(native)
  const own = join(home, 'postgres')
  const logFile = join(home, 'postgres.log')
  const folder = (await readLinkedFolder(own)) ?? own
  const account = await chooseAccount(folder)
  if (!account) return { native, folder, account, logFile }
  await allowTraversal(account, home)
  const reached = await reachableFolders(account, { native, folder })
  if (reached.folder !== folder)
    log.warn(
      { folder: reached.folder },
      'the database is outside DATA_DIR, because the PostgreSQL user has no access to DATA_DIR',
    )
  await assertReachable(account, [dirname(reached.folder), join(reached.native, 'bin', 'postgres')])
  return { ...reached, account, logFile }
}

const reachableFolders = async (account: Account, { native, folder }: Pick<Cluster, 'native' | 'folder'>) => {
  const reaches = async (path: string) => !(await findBlockedFolder(account, [path]))
  return {
    native: (await reaches(join(native, 'bin', 'postgres')))
      ? native
      : await copyNativeToShelter(native, readNativeVersion()),
    folder:
      existsSync(folder) || (await reaches(dirname(folder))) ? folder : await linkClusterToShelter(folder),
  }
}

const startOn = async (cluster: Cluster, lock: DataFolderLock, log: Log, fsync: boolean) => {
  const begun = performance.now()
  const created = await createCluster(cluster)
  const running = await findPostmaster(cluster, lock)
  const postmaster = running ?? (await startPostmaster(cluster, fsync))
  await createDatabase(postmaster.socketFolder, database)
  await createAppUser(postmaster.socketFolder, database)
  const ms = Math.round(performance.now() - begun)
  const facts = { pid: postmaster.pid, created, reused: running !== undefined, ms }
  log.info(facts, 'the built-in PostgreSQL is ready')

  const supervisor = restartAfterCrash(cluster, postmaster, { log, fsync })
  let stopped: Promise<void> | undefined
  const stop = async () => {
    await supervisor.stop().catch((error) => log.warn({ err: error }, 'PostgreSQL did not stop cleanly'))
    await lock.release()
  }
  const { socketFolder } = postmaster
  return {
    url: toSocketUrl(socketFolder, database),
    appUrl: toSocketUrl(socketFolder, database, appUser),
    stop: () => (stopped ??= stop()),
  }
}
