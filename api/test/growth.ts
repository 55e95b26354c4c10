// npm run bench:growth -- --town 0.05: checks how query costs grow with the data, here with 5 % of the 10,000 people;
// --plans only checks that each statement uses an index
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { town: { type: 'string', default: '1' }, plans: { type: 'boolean', default: false } },
})
const filter = values.plans ? ['plans'] : []
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', ...filter, '--project=growth', '--disableConsoleIntercept=true'],
  {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, GROWTH_TOWN: values.town },
    stdio: 'inherit',
  },
)
process.exitCode = status ?? 1
