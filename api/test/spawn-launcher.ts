import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export type Child = ChildProcess & { pid: number }

const launcher = JSON.stringify(new URL('../dist/lib/database/embedded-postgres.js', import.meta.url))

export function spawnLauncher(dataDir: string): Child {
  const script = `
    import { startEmbeddedPostgres } from ${launcher}
    const log = { info: facts => console.log(JSON.stringify(facts)), warn: console.error }
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log })
    process.stdin.resume()`
  return spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  }) as Child
}

export async function killGroup(child: Child): Promise<void> {
  const gone = once(child, 'exit')
  process.kill(-child.pid, 'SIGKILL')
  await gone
}
