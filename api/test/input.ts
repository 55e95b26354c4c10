// npm run test:input -- --requests 100000: fuzzes the API; --seed and --from repeat a run from a printed request on
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
  },
})
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'integration', 'api/test/input'], {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  env: {
    ...process.env,
    INPUT_REQUESTS: values.requests,
    INPUT_SEED: values.seed,
    INPUT_FROM: values.from,
  },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
