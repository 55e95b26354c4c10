// The native compiler (typescript 7) checks each workspace, and keeps what it found in node_modules/.cache for the next
// time. Typescript 6 stays for the tools that load the compiler as a library.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const asked = process.argv.slice(2)
const projects = asked.length
  ? asked
  : ['contract', 'game', 'api', 'web', 'web/src/worker', 'e2e', 'bench', 'scripts']

let failed = false
for (const project of projects) {
  // each of several would check anew what they share: nearly twice the work
  const alone = ['--checkers', '1']
  const kept = ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/types/${project}.json`]
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', project, ...alone, ...kept],
    { cwd: root, stdio: 'inherit' },
  )
  if (status !== 0) {
    console.error(`types: ${project} has errors`)
    failed = true
  }
}
process.exit(failed ? 1 : 0)
