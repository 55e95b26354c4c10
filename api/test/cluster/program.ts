import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { childrenOf, signalIfThere } from './process-tree.ts'

export interface Settings {
  name: string
  command: string[]
  environment?: NodeJS.ProcessEnv
  /** In which it runs, and where its log is, if that is another. */
  folder: string
  logFolder?: string
  /** Whether who runs this as root lends it the user of PostgreSQL. */
  asPostgres?: boolean
}

/** As `Restart=always` and `RestartSec=1` of its unit. */
const restartAfter = 1000

/** What must not outlive the process that runs the cluster. */
export const atExit = new Set<() => unknown>()
process.once('exit', () => {
  for (const end of atExit) end()
})

export type Program = ReturnType<typeof startProgram>

/** One program of the cluster, started again by itself a second after it ended, as systemd does. */
export const startProgram = ({
  name,
  command,
  environment,
  folder,
  logFolder = folder,
  asPostgres,
}: Settings) => {
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
      // Linux shares a processor out by sessions: none has to share with all others, as if they were one program
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    })
    child.stdout?.pipe(log, { end: false })
    child.stderr?.pipe(log, { end: false })
    child.once('exit', () => void comeBack())
  }
  const comeBack = async () => {
    await wait(restartAfter)
    if (wanted) start()
  }
  start()
  /** Its own process, what it started, and what those did. */
  const all = () => (child.pid === undefined ? [] : [child.pid, ...childrenOf(child.pid)])
  const signal = (which: NodeJS.Signals) => {
    for (const pid of all()) signalIfThere(pid, which)
  }
  atExit.add(() => wanted && signal('SIGKILL'))
  return {
    name,
    pid: () => child.pid,
    kill: () => signal('SIGKILL'),
    /** Gone, until it is brought back. */
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
    /** Ends as a unit that is restarted does, and begins in another folder. */
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
