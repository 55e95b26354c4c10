import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** `started` (start time) and `boot` (boot id) detect a reused PID; they are empty if the system hides them. */
export type RunningProcess = {
  pid: number
  name: string
  uid: number | undefined
  started: string
  boot: string
}

export const findProcess = async (pid: number): Promise<RunningProcess | undefined> => {
  if (!isAlive(pid)) return undefined
  const found = (await fromProc(pid)) ??
    (await fromPs(pid)) ?? { state: '', name: '', uid: undefined, started: '' }
  if (found.state.startsWith('Z')) return undefined
  return { pid, name: found.name, uid: found.uid, started: found.started, boot: await bootId() }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

type Seen = { state: string; name: string; uid: number | undefined; started: string }

const fromProc = async (pid: number): Promise<Seen | undefined> => {
  try {
    const [line, owner] = await Promise.all([readFile(`/proc/${pid}/stat`, 'utf8'), stat(`/proc/${pid}`)])
    // the process name is in parentheses and can itself contain spaces and parentheses
    const nameEnd = line.lastIndexOf(')')
    const fields = line.slice(nameEnd + 2).split(' ')
    const name = line.slice(line.indexOf('(') + 1, nameEnd)
    return { state: fields[0] ?? '', name, uid: owner.uid, started: fields[19] ?? '' }
  } catch {
    return undefined // not Linux, or the process is hidden or gone
  }
}

const fromPs = async (pid: number): Promise<Seen | undefined> => {
  try {
    const columns = ['stat=', 'uid=', 'lstart=', 'comm='].flatMap((column) => ['-o', column])
    const { stdout } = await run('ps', [...columns, '-p', String(pid)], {
      env: { ...process.env, LC_ALL: 'C' },
    })
    const [state = '', uid, ...rest] = stdout.trim().split(/\s+/)
    const name = rest.slice(5).join(' ').split('/').at(-1) ?? ''
    return { state, name, uid: Number(uid), started: rest.slice(0, 5).join(' ') }
  } catch {
    return undefined // some versions of ps, such as BusyBox's, lack these options
  }
}

const bootId = async (): Promise<string> => {
  try {
    if (process.platform === 'darwin')
      return (await run('sysctl', ['-n', 'kern.bootsessionuuid'])).stdout.trim()
    return (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim()
  } catch {
    return ''
  }
}
