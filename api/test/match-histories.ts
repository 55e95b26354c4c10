// Plays as many random histories of a match as asked for: `npm run test:matches -- --histories 5000 --seed=-12`.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { histories: { type: 'string', default: '1000' }, seed: { type: 'string', default: '' } },
})
const file = 'api/src/matches/events/histories.test.ts'
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'integration', file], {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  env: { ...process.env, MATCH_HISTORIES: values.histories, MATCH_SEED: values.seed },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
