// Sends so many seeded requests, and before them all of the corpus in each field: `npm run test:input -- --requests 5000`.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
})
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'integration', 'api/test/input'], {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  env: { ...process.env, INPUT_REQUESTS: values.requests, INPUT_SEED: values.seed },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
