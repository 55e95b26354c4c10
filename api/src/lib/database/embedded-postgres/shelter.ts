import { randomBytes } from 'node:crypto'
import { chmod, cp, mkdir, readlink, rename, rm, stat, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/*
 * Root works in folders that nobody else may enter (/root, a private temporary folder), and PostgreSQL does not run as
 * root. Where its user could not reach its files they stand in a shelter, and DATA_DIR/postgres is a link to it. Who
 * removes DATA_DIR gets an empty database at the next start.
 */
const shelter = '/var/lib/i-one'

/** Where `folder` leads if it is a link into a shelter. */
export const linkedFolder = async (folder: string): Promise<string | undefined> => {
  try {
    return await readlink(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EINVAL') return undefined
    throw error
  }
}

/** Makes a place for the cluster and puts the link to it at `folder`. */
export const shelterCluster = async (folder: string, within = shelter): Promise<string> => {
  const place = await openFolder(join(within, `data-${randomBytes(6).toString('hex')}`))
  const sheltered = join(place, basename(folder))
  await symlink(sheltered, folder)
  return sheltered
}

/** A copy of PostgreSQL's programs; it appears whole or not at all, and is made once a version. */
export const shelterNative = async (native: string, version: string, within = shelter): Promise<string> => {
  const copy = join(within, `postgresql-${version}`)
  if (await exists(copy)) return copy
  await openFolder(within)
  const unfinished = `${copy}.${randomBytes(6).toString('hex')}`
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
  await rename(unfinished, copy).catch(async (error: NodeJS.ErrnoException) => {
    await rm(unfinished, { recursive: true })
    // another start was quicker
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
  return copy
}

const openFolder = async (folder: string): Promise<string> => {
  if (!(await exists(dirname(folder)))) await openFolder(dirname(folder))
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
  return folder
}

const exists = async (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
