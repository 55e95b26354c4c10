// npm run test:cluster: tests the app in a cluster of real programs, such as Patroni and PgBouncer
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findPostgresFolder } from './cluster/deployed.ts'

/** Maps each Debian package to its program. */
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
if (!(await findPostgresFolder())) missing.push('postgresql')

/** In older versions of Patroni, a disconnected primary can become the leader again (decision 59). */
const minPatroni = [3, 0, 3] as const
const isTooOld = () => {
  const { stdout } = spawnSync('patroni', ['--version'], { encoding: 'utf8' })
  const [, ...version] = (/(\d+)\.(\d+)\.(\d+)/.exec(stdout) ?? []).map(Number)
  const differs = minPatroni.findIndex((part, n) => part !== version[n])
  return differs !== -1 && !((version[differs] ?? 0) > (minPatroni[differs] ?? 0))
}

const run = (...command: string[]) =>
  spawnSync('npx', command, {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: 'inherit',
  }).status ?? 1

const asked = process.argv.slice(2)
const start = () => {
  if (missing.length > 0) {
    console.error(`Install them first: apt install ${missing.join(' ')}`)
    return 1
  }
  const status = asked.length > 0 ? 0 : run('vitest', 'run', '--project=cluster')
  if (status) return status
  if (isTooOld()) {
    console.error(`Patroni is older than ${minPatroni.join('.')}. Install the version of Debian 13 or newer.`)
    return 1
  }
  return run('tsx', 'api/test/cluster/main.ts', ...asked)
}
process.exitCode = start()
