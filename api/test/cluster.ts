// The app as it runs on many machines, with the real programs: `npm run test:cluster`.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { postgresFolder } from './cluster/deployed.ts'

/** By the package of Debian that has them. */
const programs = {
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
  patroni: 'patroni',
  'etcd-server': 'etcd',
  'nats-server': 'nats-server',
}

const missing = Object.entries(programs)
  .filter(([, program]) => spawnSync(program, ['--version']).error)
  .map(([name]) => name)
if (!(await postgresFolder())) missing.push('postgresql')

const run = (...command: string[]) =>
  spawnSync('npx', command, {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: 'inherit',
  }).status ?? 1

const asked = process.argv.slice(2)
if (missing.length > 0) console.error(`Install them first: apt install ${missing.join(' ')}`)
const status = missing.length > 0 ? 1 : asked.length > 0 ? 0 : run('vitest', 'run', '--project=cluster')
process.exitCode = status || (missing.length > 0 ? 1 : run('tsx', 'api/test/cluster/main.ts', ...asked))
