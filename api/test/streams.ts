// npm run test:streams -- --cuts 1000 --waves 20 --suspensions 20: cuts live streams 1,000 times, opens 20 waves of them
// to measure memory, and suspends 20 users; --seed repeats a run
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    cuts: { type: 'string', default: '1000' },
    waves: { type: 'string', default: '20' },
    suspensions: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now()) },
  },
})
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'integration', 'api/test/streams'], {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  env: {
    ...process.env,
    STREAM_CUTS: values.cuts,
    STREAM_WAVES: values.waves,
    STREAM_SUSPENSIONS: values.suspensions,
    STREAM_SEED: values.seed,
  },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
