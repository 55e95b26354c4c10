import { readFileSync } from 'node:fs'

const root = new URL('../', import.meta.url)
const readJson = (path: string) => JSON.parse(readFileSync(new URL(path, root), 'utf8')) as unknown

interface Locked {
  version?: string
  resolved?: string
  integrity?: string
  license?: string
  link?: boolean
  dev?: boolean
  hasInstallScript?: boolean
  inBundle?: boolean
}

export interface Dependency extends Locked {
  name: string
  /** Where it is installed; the same package may be there in several versions. */
  path: string
}

/** Every package that a lock file names, but for our own workspaces. */
export const lockedDependencies = (): Dependency[] =>
  ['', 'bench/lighthouse/'].flatMap((folder) => {
    const { packages } = readJson(`${folder}package-lock.json`) as { packages: Record<string, Locked> }
    return Object.entries(packages)
      .filter(([path, { link }]) => path.includes('node_modules/') && !link)
      .map(([path, locked]) => ({
        ...locked,
        path: `${folder}${path}`,
        name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      }))
  })

/** Those a server is made of, or the pages it serves: what `npm ci --omit=dev` installs. */
export const runningDependencies = () => lockedDependencies().filter(({ dev }) => !dev)

/** The packages whose install scripts npm may run (`true`) or passes over (`false`). */
export const namedInstallScripts = () =>
  (readJson('package.json') as { allowScripts: Record<string, boolean> }).allowScripts

/** As the page of decision 3 has them, in SPDX's names. */
export const allowedLicences = () => {
  const page = readFileSync(new URL('docs/decisions/0003-third-party-libraries.md', root), 'utf8')
  const [, line = ''] = /^\*\*Allowed licences:\*\* ([^\n]+(?:\n[^\n]+)*)/m.exec(page) ?? []
  return new Set([...line.matchAll(/`([^`]+)`/g)].map(([, licence = '']) => licence))
}

/** Of an expression such as `(MIT OR GPL-2.0-only) AND ISC`, without brackets within brackets. */
export const isAllowed = (expression: string | undefined, allowed: ReadonlySet<string>) =>
  (expression ?? '').split(' AND ').every((part) =>
    part
      .replaceAll(/[()]/g, '')
      .split(' OR ')
      .some((licence) => allowed.has(licence)),
  )
