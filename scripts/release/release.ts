import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { planRelease, readVersion, ReleaseError, type Sources } from './plan.ts'

interface Settings {
  root: string
  version: string
  date: string
  isDryRun: boolean
  log(line: string): void
}

const readSources = (root: string): Sources => {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const folder = 'api/migrations'
  const files = readdirSync(join(root, folder)).filter((name) => name.endsWith('.sql'))
  return { read, migrations: new Map(files.map((file) => [file, read(`${folder}/${file}`)])) }
}

const reason = 'Sets the version, dates the changelog and lists the released migrations.'

/** Commits and tags a version and writes its files to `dist/release`. Throws before any change if a check fails. */
export const release = ({ root, version, date, isDryRun, log }: Settings) => {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trimEnd()

  const sources = readSources(root)
  const tag = `v${version}`
  const changed = planRelease(sources, version, date)
  const paths = [...changed.keys()]
  if (git('tag', '--list', tag)) throw new ReleaseError(`The tag ${tag} already exists.`)
  const status = git('status', '--porcelain')
  if (status) throw new ReleaseError(`The tree has uncommitted changes:\n${status}`)

  const folder = join(root, 'dist/release')
  const [archive, bill] = [`i-one-${version}.tar.gz`, `i-one-${version}.cdx.json`]
  const checksums = `i-one-${version}.sha256`

  log(`From ${readVersion(sources)} to ${version}, ${date}:`)
  log(`- change ${paths.join(', ')}`)
  log(`- commit "release: ${version}"`)
  log(`- write dist/release/: ${[archive, bill, checksums].join(', ')}`)
  log(`- create the annotated tag ${tag}`)
  if (isDryRun) return

  const writeArtifacts = () => {
    mkdirSync(folder, { recursive: true })
    // fixes these settings, because a user's Git configuration would otherwise change the archive's bytes
    const settings = ['-c', 'tar.umask=0022', '-c', 'core.autocrlf=false']
    const prefix = `i-one-${version}/`
    git(...settings, 'archive', `--prefix=${prefix}`, `--output=${join(folder, archive)}`, 'HEAD')
    const printed = execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root })
    writeFileSync(join(folder, bill), printed)
    const lines = [archive, bill].map((name) => {
      const hash = createHash('sha256').update(readFileSync(join(folder, name)))
      return `${hash.digest('hex')}  ${name}\n`
    })
    writeFileSync(join(folder, checksums), lines.join(''))
  }

  const before = git('rev-parse', 'HEAD')
  try {
    for (const [path, text] of changed) writeFileSync(join(root, path), text)
    git('add', '--', ...paths)
    git('commit', '--quiet', '-m', `release: ${version}`, '-m', reason)
    writeArtifacts()
    git('tag', '--annotate', '-m', `i-one ${version}`, tag)
  } catch (error) {
    git('reset', '--quiet', '--soft', before)
    git('restore', '--staged', '--worktree', '--', ...paths)
    throw error
  }
}
