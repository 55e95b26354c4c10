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
  path: string
}

export const listLockedDependencies = (): Dependency[] =>
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

export const listRuntimeDependencies = () => listLockedDependencies().filter(({ dev }) => !dev)

export const readInstallScripts = () =>
  (readJson('package.json') as { allowScripts: Record<string, boolean> }).allowScripts

export const readAllowedLicences = () => {
  const page = readFileSync(new URL('docs/decisions/0003-third-party-libraries.md', root), 'utf8')
  const [, line = ''] = /^\*\*Allowed licences:\*\* ([^\n]+(?:\n[^\n]+)*)/m.exec(page) ?? []
  return new Set([...line.matchAll(/`([^`]+)`/g)].map(([, licence = '']) => licence))
}

export const isLicenceAllowed = (expression: string | undefined, allowed: ReadonlySet<string>) =>
  (expression ?? '').split(' AND ').every((part) =>
    part
      .replaceAll(/[()]/g, '')
      .split(' OR ')
      .some((licence) => allowed.has(licence)),
  )
