import { realpath, rm, stat } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '../../config.ts'
import { withClient } from '../connection.ts'
import type { Cluster } from './cluster.ts'
import { toSocketUrl } from './connection.ts'
import type { DataFolderLock } from './data-folder-lock.ts'
import { pidFilePath, readPidFile, type PidFile } from './pid-file.ts'
import { findProcess, type RunningProcess } from './running-process.ts'

const lingeringMs = 2000

export const findPostmaster = async (cluster: Cluster, lock: DataFolderLock) => {
  let silentSince = Date.now()
  for (;;) {
    const file = await readPidFile(cluster.folder)
    const found = file && (await findProcess(file.pid))
    // keep postmaster.pid, because PostgreSQL reads the file to find surviving backends
    if (!file || !found) return undefined
    const answer = await ask(file, cluster.folder)
    if (answer === 'ours')
      return { pid: file.pid, socketFolder: file.socketFolder, ended: untilGone(file.pid) }
    if (answer === 'starting or stopping') silentSince = Date.now()
    if (await isReusedPid(found, cluster, lock)) {
      await rm(pidFilePath(cluster.folder), { force: true })
      return undefined
    }
    if (Date.now() - silentSince > lingeringMs) throw foreign(found, cluster)
    await wait(20)
  }
}

const lookEvery = 250

const untilGone = async (pid: number) => {
  while (await findProcess(pid)) await wait(lookEvery, undefined, { ref: false })
}

type Answer = 'ours' | 'starting or stopping' | 'silent'

const ask = async ({ socketFolder }: PidFile, folder: string): Promise<Answer> => {
  if (!socketFolder) return 'silent'
  try {
    const { rows } = await withClient(toSocketUrl(socketFolder, 'postgres'), (client) =>
      client.query<{ folder: string }>(`SELECT current_setting('data_directory') AS folder`),
    )
    return rows[0]?.folder === (await realpath(folder)) ? 'ours' : 'silent'
  } catch (error) {
    const cannotConnectNow = '57P03'
    return (error as { code?: string }).code === cannotConnectNow ? 'starting or stopping' : 'silent'
  }
}

// PIDs are often reused after a power cut. A postmaster runs as the owner of its folder, and was started since the last boot.
const isReusedPid = async (found: RunningProcess, { folder }: Cluster, { previous }: DataFolderLock) => {
  if (previous?.boot && found.boot && previous.boot !== found.boot) return true
  return found.uid !== undefined && found.uid !== (await stat(folder)).uid
}

const foreign = ({ pid, name }: RunningProcess, { folder }: Cluster): StartError =>
  new StartError(
    `${pidFilePath(folder)} names process ${pid}${name && ` (${name})`}, which is running but is not the database of this folder. ` +
      `If no other i-one uses the folder (for example, from another container), delete that file and start again.`,
  )
