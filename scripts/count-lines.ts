// Counts lines of code by folder: npx tsx scripts/count-lines.ts [commit]
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { countLines, formatCounts, isProductionFile } from './line-counts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const git = (args: readonly string[], input?: string) =>
  execFileSync('git', args, { cwd: root, input, maxBuffer: 256 * 1024 * 1024 })

const listNow = () =>
  git(['ls-files', '--cached', '--others', '--exclude-standard'])
    .toString()
    .trim()
    .split('\n')
    .filter((path) => isProductionFile(path) && existsSync(join(root, path)))

const readNow = () => new Map(listNow().map((path) => [path, readFileSync(join(root, path), 'utf8')]))

const readCommit = (commit: string) => {
  const paths = git(['ls-tree', '-r', '--name-only', '--end-of-options', commit])
    .toString()
    .trim()
    .split('\n')
    .filter(isProductionFile)
  const blobs = git(['cat-file', '--batch'], paths.map((path) => `${commit}:${path}\n`).join(''))
  const files = new Map<string, string>()
  let at = 0
  for (const path of paths) {
    const head = blobs.indexOf('\n', at)
    const size = Number(blobs.toString('utf8', at, head).split(' ')[2])
    files.set(path, blobs.toString('utf8', head + 1, head + 1 + size))
    at = head + size + 2
  }
  return files
}

const [, , commit] = process.argv
if (commit && spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).status !== 0) {
  console.error(`Commit ${commit} does not exist.`)
  process.exit(2)
}
console.log(formatCounts(countLines(commit ? readCommit(commit) : readNow())))
