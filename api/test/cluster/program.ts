import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { listChildren, signalIfRunning } from './process-tree.ts'

export interface ProgramSettings {
  name: string
  command: string[]
  environment?: NodeJS.ProcessEnv
  folder: string
  logFolder?: string
  asPostgres?: boolean
}

/** Delay in milliseconds before a program restarts, as with `RestartSec=1` in the systemd unit. */
const restartAfter = 1000

export const exitHandlers = new Set<() => unknown>()
process.once('exit', () => {
  for (const end of exitHandlers) end()
})

export type Program = ReturnType<typeof startProgram>

export const startProgram = ({
  name,
  command,
  environment,
  folder,
  logFolder = folder,
  asPostgres,
}: ProgramSettings) => {
  const lend =
    asPostgres && process.getuid?.() === 0
      ? ['setpriv', '--reuid', 'postgres', '--regid', 'postgres', '--init-groups']
      : []
  const [file = '', ...parts] = [...lend, ...command]
  const log = createWriteStream(`${logFolder}/${name}.log`, { flags: 'a' })
  let wanted = true
  let cwd = folder
  let child: ChildProcess
  const start = () => {
    child = spawn(file, parts, {
      cwd,
      // starts each program in its own session, because Linux divides processor time among sessions
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    })
    child.stdout?.pipe(log, { end: false })
    child.stderr?.pipe(log, { end: false })
    child.once('exit', () => void resume())
  }
  const resume = async () => {
    await wait(restartAfter)
    if (wanted) start()
  }
  start()
  const all = () => (child.pid === undefined ? [] : [child.pid, ...listChildren(child.pid)])
  const signal = (which: NodeJS.Signals) => {
    for (const pid of all()) signalIfRunning(pid, which)
  }
  exitHandlers.add(() => wanted && signal('SIGKILL'))
  return {
    name,
    pid: () => child.pid,
    kill: () => signal('SIGKILL'),
    lose: () => {
      wanted = false
      signal('SIGKILL')
    },
    bringBack: () => {
      wanted = true
      start()
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    moveTo: async (other: string) => {
      cwd = other
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
    stop: async () => {
      wanted = false
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
