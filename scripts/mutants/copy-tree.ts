import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const workspaces = ['contract', 'game', 'api', 'web', 'e2e', 'bench']

export const copyTree = (root: string) => {
  const copy = mkdtempSync(join(tmpdir(), 'i-one-mutants-'))
  // readable by others, because PostgreSQL runs as a different user when this process runs as root
  chmodSync(copy, 0o755)
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of new Set(listed.trim().split('\n'))) {
    if (!existsSync(join(root, file))) continue
    mkdirSync(join(copy, dirname(file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  for (const folder of ['.', ...workspaces]) linkInstalled(join(root, folder), join(copy, folder))
  return { copy, remove: () => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }) }
}

/** Creates a node_modules folder with a link per package, so that the copy has its own caches and workspaces. */
const linkInstalled = (from: string, to: string) => {
  const installed = join(from, 'node_modules')
  if (!existsSync(installed)) return
  mkdirSync(join(to, 'node_modules'))
  for (const name of readdirSync(installed)) {
    const [source, target] = [join(installed, name), join(to, 'node_modules', name)]
    if (name === '@i-one') cpSync(source, target, { recursive: true, verbatimSymlinks: true })
    else if (name === '.bin' || !name.startsWith('.')) symlinkSync(source, target)
  }
}
