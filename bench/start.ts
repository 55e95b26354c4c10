// Measures the startup of a fresh clone, a second startup, and a startup with production packages only.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort, createTempFolder, root, stopProgram, waitUntilReady } from './server.ts'

const limits = { first: 90_000, second: 4_000 }

const start = async (clone: string, path: string): Promise<[child: ChildProcess, milliseconds: number]> => {
  const port = String(await findFreePort())
  const begun = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: clone,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: port, LOG_LEVEL: 'error' },
  })
  await waitUntilReady(`http://127.0.0.1:${port}${path}`, child)
  return [child, performance.now() - begun]
}

const print = (what: string, milliseconds: number, limit: number) => {
  const ratio = milliseconds / limit
  console.log(
    `${what.padEnd(34)} ${(milliseconds / 1000).toFixed(1)} s, ${ratio.toFixed(2)} of ${limit / 1000} s`,
  )
  return ratio <= 1
}

const folder = createTempFolder('fresh')
const clone = join(folder, 'i-one')
execFileSync('git', ['clone', '--quiet', root, clone])
const [first, toFirstPage] = await start(clone, '/')
await stopProgram(first)
const [second, toReady] = await start(clone, '/readyz')
await stopProgram(second)
execFileSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: clone, stdio: 'inherit' })
const [third] = await start(clone, '/')
await stopProgram(third)
const isEnough = !existsSync(join(clone, 'node_modules/vite'))
console.log(
  isEnough ? 'npm ci --omit=dev is enough for the third start' : 'FAILED: the third start installed vite',
)
const firstHeld = print('fresh clone to the first page', toFirstPage, limits.first)
const secondHeld = print('second start to /readyz', toReady, limits.second)
rmSync(folder, { recursive: true })
process.exit(firstHeld && secondHeld && isEnough ? 0 : 1)
