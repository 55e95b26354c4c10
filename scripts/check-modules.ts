import { execFileSync } from 'node:child_process'
// Checks the architecture: imports, module names, table ownership, pure rules, tests for error codes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { errors } from '../contract/src/errors.ts'
import { checkProject } from './module-checks.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
const tree = {
  root,
  files: [...new Set(listed.trim().split('\n'))],
  text: (file: string) => readFileSync(join(root, file), 'utf8'),
}
const { seen, faults } = await checkProject(tree, Object.keys(errors))
for (const fault of faults) console.error(fault)
console.log(`${seen} modules checked, ${faults.length} violations`)
process.exit(faults.length ? 1 : 0)
