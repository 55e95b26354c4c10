import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { assertReachable, chooseAccount, letIn } from './embedded-postgres/account.ts'
import { createCluster, type Cluster } from './embedded-postgres/cluster.ts'
import { createDatabase, socketUrl } from './embedded-postgres/connection.ts'
import { lockDataFolder, type DataFolderLock } from './embedded-postgres/data-folder-lock.ts'
import { findPostmaster } from './embedded-postgres/find-postmaster.ts'
import { makeLibraryLinks, nativeFolder } from './embedded-postgres/native-files.ts'
import { startPostmaster, stopPostmaster } from './embedded-postgres/postmaster.ts'

export type EmbeddedPostgres = { url: string; stop(): Promise<void> }

type Log = { info(facts: object, message: string): void; warn(facts: object, message: string): void }

/** `fsync: false` is for tests alone: a power cut then loses the database. */
type Options = { dataDir: string; log: Log; fsync?: boolean }

const database = 'i_one'

/**
 * Starts PostgreSQL on `DATA_DIR/postgres`, or finds the one that still runs there, and keeps the data folder ours
 * until `stop`. It is reached through a socket in a private folder; there is no port and no password.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  fsync = true,
}: Options): Promise<EmbeddedPostgres> {
  await mkdir(dataDir, { recursive: true })
  const home = await realpath(dataDir)
  const lock = await lockDataFolder(home)
  try {
    const cluster = await prepareCluster(home)
    return await startOn(cluster, lock, log, fsync)
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function prepareCluster(home: string): Promise<Cluster> {
  const native = nativeFolder()
  await makeLibraryLinks(native)
  const folder = join(home, 'postgres')
  const account = await chooseAccount(folder)
  if (account) {
    await letIn(account, home)
    await assertReachable(account, [home, join(native, 'bin', 'postgres')])
  }
  return { native, folder, account, logFile: join(home, 'postgres.log') }
}

async function startOn(cluster: Cluster, lock: DataFolderLock, log: Log, fsync: boolean) {
  const begun = performance.now()
  const created = await createCluster(cluster)
  const running = await findPostmaster(cluster, lock)
  const postmaster = running ?? (await startPostmaster(cluster, fsync))
  await createDatabase(postmaster.socketFolder, database)
  const facts = {
    pid: postmaster.pid,
    created,
    reused: running !== undefined,
    ms: Math.round(performance.now() - begun),
  }
  log.info(facts, 'the built-in PostgreSQL is ready')

  let stopped: Promise<void> | undefined
  const stop = async () => {
    await stopPostmaster(cluster, postmaster).catch((error) =>
      log.warn({ err: error }, 'PostgreSQL did not stop cleanly'),
    )
    await lock.release()
  }
  return { url: socketUrl(postmaster.socketFolder, database), stop: () => (stopped ??= stop()) }
}
