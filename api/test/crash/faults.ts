import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { setClocksApart } from './faults/clocks.ts'
import { fillDisk } from './faults/disk-full.ts'
import { freezeServer } from './faults/frozen.ts'
import { limitMemory } from './faults/little-memory.ts'
import { stopMailServer } from './faults/mail-server.ts'
import { filterViolations } from './verify.ts'

interface Fault {
  title: string
  cause: () => Promise<Record<string, unknown[]>>
}

const deafen = async () => {
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', '--project', 'integration', 'api/src/lib/live/live.test.ts'],
    { cwd: fileURLToPath(new URL('../../..', import.meta.url)), stdio: ['ignore', 'ignore', 'inherit'] },
  )
  return filterViolations({ 'who listens stayed deaf': status === 0 ? [] : [status] })
}

export const crashFaults: Record<string, Fault> = {
  frozen: { title: 'a server is frozen for a minute while it holds locks', cause: freezeServer },
  listener: { title: 'the connection for notifications is cut silently', cause: deafen },
  disk: { title: 'the disk of the database is full for a while', cause: fillDisk },
  memory: { title: 'servers with little memory', cause: limitMemory },
  clocks: { title: 'two servers whose clocks are a minute apart', cause: setClocksApart },
  mail: { title: 'the mail server hangs, rejects emails and is down for two days', cause: stopMailServer },
}
