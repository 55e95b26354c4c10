import { createHash } from 'node:crypto'

/** Thrown before anything has changed. The message says what to do. */
export class ReleaseError extends Error {}

const number = '(?:0|[1-9]\\d*)'
const identifier = `(?:${number}|\\d*[A-Za-z-][0-9A-Za-z-]*)`
const versionPattern = new RegExp(
  `^(${number})\\.(${number})\\.(${number})(?:-(${identifier}(?:\\.${identifier})*))?$`,
)

const parseVersion = (text: string) => {
  const parts = versionPattern.exec(text)
  if (!parts) throw new ReleaseError(`"${text}" is not a version such as 1.2.3 or 1.2.3-rc.1.`)
  return { core: parts.slice(1, 4).map(Number), pre: parts[4]?.split('.') ?? [] }
}

const compareIdentifiers = (a: string, b: string) => {
  const [aIsNumber, bIsNumber] = [a, b].map((one) => /^\d+$/.test(one))
  if (aIsNumber && bIsNumber) return Number(a) - Number(b)
  if (aIsNumber !== bIsNumber) return aIsNumber ? -1 : 1
  return a === b ? 0 : a < b ? -1 : 1
}

/** Compares by Semantic Versioning 2.0.0 precedence. */
export const compareVersions = (one: string, other: string) => {
  const [a, b] = [parseVersion(one), parseVersion(other)]
  const core = a.core.map((part, n) => part - b.core[n]!).find((difference) => difference !== 0)
  if (core !== undefined) return core
  if (a.pre.length === 0 || b.pre.length === 0) return b.pre.length - a.pre.length
  const shared = a.pre.slice(0, b.pre.length).map((part, n) => compareIdentifiers(part, b.pre[n]!))
  return shared.find((difference) => difference !== 0) ?? a.pre.length - b.pre.length
}

export const requireDate = (date: string) => {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(date))
    throw new ReleaseError(`"${date}" is not a date such as 2026-01-31.`)
}

interface Release {
  previous: string
  version: string
  date: string
}

/** Gives the entries under "Unreleased" a heading with version and date, below a new empty "Unreleased". */
export const releaseChangelog = (text: string, { previous, version, date }: Release) => {
  const heading = /^## \[?Unreleased\]?[ \t]*$/m.exec(text)
  if (!heading) throw new ReleaseError('CHANGELOG.md has no section "Unreleased".')
  const end = heading.index + heading[0].length
  const [entries = ''] = text.slice(end).split(/^(?:## |\[[^\]]+\]: )/m)
  if (!entries.split('\n').some((line) => line.trim() !== '' && !line.startsWith('#')))
    throw new ReleaseError('CHANGELOG.md has no entries under "Unreleased".')
  const released = `${text.slice(0, end)}\n\n## [${version}] - ${date}${text.slice(end)}`
  return released.replace(/^(\[unreleased\]: )(.*)$/im, (_, label: string, link: string) => {
    const range = `v${previous}...HEAD`
    if (!link.endsWith(range))
      throw new ReleaseError(`CHANGELOG.md: the link of "Unreleased" does not end in ${range}.`)
    const base = link.slice(0, -range.length)
    return `${label}${base}v${version}...HEAD\n[${version}]: ${base}v${previous}...v${version}`
  })
}

const setPackageVersion = (path: string, text: string, version: string) => {
  const changed = text.replace(/^( {2}"version": )"[^"]*"/m, `$1"${version}"`)
  if (changed === text) throw new ReleaseError(`${path} has no version, or already has version ${version}.`)
  return changed
}

interface Lock {
  version: string
  packages: Record<string, { version: string }>
}

const setLockVersion = (text: string, version: string, workspaces: readonly string[]) => {
  const lock = JSON.parse(text) as Lock
  lock.version = version
  for (const workspace of ['', ...workspaces]) {
    const locked = lock.packages[workspace]
    if (!locked) throw new ReleaseError(`package-lock.json has no workspace ${workspace}. Run npm install.`)
    locked.version = version
  }
  return `${JSON.stringify(lock, null, 2)}\n`
}

const released = 'api/migrations/released.sha256'

/** Lists all migrations in the format of sha256sum. */
const listMigrations = (list: string, migrations: ReadonlyMap<string, string>) => {
  const lines = [...migrations]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, text]) => `${createHash('sha256').update(text).digest('hex')}  ${file}`)
  const wrong = list
    .split('\n')
    .filter((line) => line !== '' && !lines.includes(line))
    .map((line) => line.replace(/^\w+ {2}/, ''))
  if (wrong.length)
    throw new ReleaseError(`Released migrations were changed or deleted: ${wrong.join(', ')}.`)
  return lines.map((line) => `${line}\n`).join('')
}

export interface Sources {
  read(path: string): string
  /** Migration texts by file name. */
  migrations: ReadonlyMap<string, string>
}

export const readVersion = ({ read }: Sources) =>
  (JSON.parse(read('package.json')) as { version: string }).version

/** Returns the new text of each file that the release changes. */
export const planRelease = (sources: Sources, version: string, date: string): Map<string, string> => {
  const { read, migrations } = sources
  const previous = readVersion(sources)
  requireDate(date)
  if (compareVersions(version, previous) <= 0)
    throw new ReleaseError(`${version} is not greater than the current version ${previous}.`)
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
  const manifests = ['', ...workspaces.map((workspace) => `${workspace}/`)].map(
    (folder) => `${folder}package.json`,
  )
  const planned = new Map([
    ['CHANGELOG.md', releaseChangelog(read('CHANGELOG.md'), { previous, version, date })],
    ...manifests.map((path) => [path, setPackageVersion(path, read(path), version)] as const),
    ['package-lock.json', setLockVersion(read('package-lock.json'), version, workspaces)],
    [released, listMigrations(read(released), migrations)],
  ])
  return new Map([...planned].filter(([path, text]) => text !== read(path)))
}
