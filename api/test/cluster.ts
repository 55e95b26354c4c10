// The app as it runs on many machines, with the real programs: `npm run test:cluster`.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const programs = { pgbouncer: 'pgbouncer' }

const missing = Object.entries(programs)
  .filter(([program]) => spawnSync(program, ['--version']).error)
  .map(([, name]) => name)

const run = () =>
  spawnSync('npx', ['vitest', 'run', '--project=cluster'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: 'inherit',
  }).status

if (missing.length > 0) console.error(`Install them first: apt install ${missing.join(' ')}`)
process.exitCode = missing.length > 0 ? 1 : (run() ?? 1)
