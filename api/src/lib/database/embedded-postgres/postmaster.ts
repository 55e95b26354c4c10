import { spawn } from 'node:child_process'
import { chown, mkdtemp, open, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '../../config.ts'
import { assertReachable } from './account.ts'
import { toSpawnOptions, runNativeProgram, type Cluster } from './cluster.ts'
import { readPidFile } from './pid-file.ts'

export type Postmaster = { pid: number; socketFolder: string; ended: Promise<unknown> }

const prefix = 'i-one-'
// The limit for a socket path is 104 bytes on macOS and 108 bytes on Linux.
const longestSocketPath = 100
const lingeringMs = 30_000
const longestLogBytes = 10_000_000

const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  port: '5432',
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  wal_level: 'minimal',
  max_wal_senders: '0',
  jit: 'off',
  io_method: 'sync',
  max_logical_replication_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
}

export const startPostmaster = async (cluster: Cluster, fsync: boolean): Promise<Postmaster> => {
  const left = await readPidFile(cluster.folder)
  if (left) await removeSocketFolder(left.socketFolder)
  await rotateLog(cluster.logFile)
  const socketFolder = await makeSocketFolder(cluster)
  try {
    return await startPostmasterAt(cluster, socketFolder, fsync)
  } catch (error) {
    await removeSocketFolder(socketFolder)
    throw error
  }
}

export const startPostmasterAt = async (cluster: Cluster, socketFolder: string, fsync: boolean) => {
  const deadline = Date.now() + lingeringMs
  for (;;) {
    const outcome = await tryPostmaster(cluster, socketFolder, fsync)
    if ('pid' in outcome) return { ...outcome, socketFolder }
    const lingers = /pre-existing shared memory block|lock file "[^"]*" already exists/.test(outcome.output)
    if (!lingers || Date.now() > deadline) throw failure(cluster, outcome.output)
    await wait(50)
  }
}

export const stopPostmaster = async (cluster: Cluster, { socketFolder }: Postmaster): Promise<void> => {
  const options = ['-D', cluster.folder, '-m', 'fast', '-w', '-t', '60', '-s']
  await runNativeProgram(cluster, 'pg_ctl', ['stop', ...options])
  await removeSocketFolder(socketFolder)
}

type Outcome = Pick<Postmaster, 'pid' | 'ended'> | { output: string }

const tryPostmaster = async (cluster: Cluster, socketFolder: string, fsync: boolean): Promise<Outcome> => {
  const log = await open(cluster.logFile, 'a+', 0o600)
  try {
    const before = (await log.stat()).size
    const all = { ...settings, unix_socket_directories: socketFolder, fsync: fsync ? 'on' : 'off' }
    const child = spawn(
      join(cluster.native, 'bin', 'postgres'),
      ['-D', cluster.folder, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      // own process group, so that Ctrl-C does not stop the database before the server has finished its last requests
      { ...toSpawnOptions(cluster), detached: true, stdio: ['ignore', log.fd, log.fd] },
    )
    child.unref()
    const ended = new AbortController()
    child.once('error', (error) => ended.abort(error.message))
    child.once('exit', (code, signal) => ended.abort(`it ended with ${signal ?? code}`))
    const gone = new Promise<void>((resolve) => ended.signal.addEventListener('abort', () => resolve()))
    while (!ended.signal.aborted) {
      const file = await readPidFile(cluster.folder)
      if (file?.ready && file.pid === child.pid) return { pid: file.pid, ended: gone }
      await wait(5)
    }
    const { size } = await log.stat()
    const { buffer } = await log.read(Buffer.alloc(size - before), 0, size - before, before)
    return { output: buffer.toString().trim() || String(ended.signal.reason) }
  } finally {
    await log.close()
  }
}

const makeSocketFolder = async ({ account }: Cluster): Promise<string> => {
  const longest = longestSocketPath - `/${prefix}XXXXXX/.s.PGSQL.5432`.length
  const parent = Buffer.byteLength(tmpdir()) <= longest ? tmpdir() : '/tmp'
  if (account) await assertReachable(account, [parent])
  const socketFolder = await mkdtemp(join(parent, prefix))
  if (account) await chown(socketFolder, account.uid, account.gid)
  return socketFolder
}

const removeSocketFolder = async (path: string): Promise<void> => {
  if (basename(path).startsWith(prefix)) await rm(path, { recursive: true, force: true })
}

const rotateLog = async (logFile: string): Promise<void> => {
  const log = await open(logFile, 'a', 0o600)
  await log.chmod(0o600)
  const { size } = await log.stat().finally(() => log.close())
  if (size > longestLogBytes) await rename(logFile, `${logFile}.1`)
}

const failure = ({ logFile }: Cluster, output: string): StartError =>
  new StartError(
    `The built-in PostgreSQL did not start: ${output} (see ${logFile}; to use another database, set DATABASE_URL)`,
  )
