// Type-checks each workspace with TypeScript 7 and its cache. Other tools still use TypeScript 6 as a library.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const asked = process.argv.slice(2)
const projects = asked.length
  ? asked
  : ['contract', 'game', 'api', 'web', 'web/src/worker', 'e2e', 'bench', 'scripts']

let failed = false
for (const project of projects) {
  const alone = ['--checkers', '1']
  const saved = ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/types/${project}.json`]
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', project, ...alone, ...saved],
    { cwd: root, stdio: 'inherit' },
  )
  if (status !== 0) {
    console.error(`types: ${project} has errors`)
    failed = true
  }
}
process.exit(failed ? 1 : 0)
