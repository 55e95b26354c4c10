import { execFile } from 'node:child_process'
import { chown, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../../config.ts'
import { ignoreMissing } from '../../unless-missing.ts'
import type { Account } from './account.ts'

const run = promisify(execFile)

export type Cluster = { native: string; folder: string; logFile: string; account: Account | undefined }

export const superuser = 'i_one'

export const createCluster = async (cluster: Cluster): Promise<boolean> => {
  await removeUnfinished(cluster.folder)
  if (await ignoreMissing(stat(join(cluster.folder, 'PG_VERSION')))) return false
  const unfinished = await mkdtemp(`${cluster.folder}.new-`)
  if (cluster.account) await chown(unfinished, cluster.account.uid, cluster.account.gid)
  await runNativeProgram(cluster, 'initdb', [
    `--pgdata=${unfinished}`,
    `--username=${superuser}`,
    // no password, because only the user that runs PostgreSQL can open the socket's folder (postmaster.ts)
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ])
  await rename(unfinished, cluster.folder)
  await syncFolder(dirname(cluster.folder))
  return true
}

export const runNativeProgram = async (
  cluster: Cluster,
  program: 'initdb' | 'pg_ctl',
  args: string[],
): Promise<void> => {
  try {
    await run(join(cluster.native, 'bin', program), args, toSpawnOptions(cluster))
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string }
    throw new StartError(`PostgreSQL's ${program} failed: ${stderr?.trim() || message}`, { cause: error })
  }
}

// Sets a clean environment, because inherited PGDATA, PGPORT or LC_ALL would change PostgreSQL's behaviour.
export const toSpawnOptions = ({ account, folder }: Cluster) => {
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
  return { cwd: dirname(folder), env, ...(account && { uid: account.uid, gid: account.gid }) }
}

const removeUnfinished = async (folder: string): Promise<void> => {
  const names = await readdir(dirname(folder))
  const unfinished = names.filter((name) => name.startsWith(`${basename(folder)}.new-`))
  // retry, because an initdb that outlived its parent process may still be writing files
  const again = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }
  await Promise.all(unfinished.map((name) => rm(join(dirname(folder), name), again)))
}

const syncFolder = async (path: string): Promise<void> => {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}
