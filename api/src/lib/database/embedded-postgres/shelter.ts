import { randomBytes } from 'node:crypto'
import { chmod, cp, mkdir, readlink, rename, rm, stat, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { ignoreMissing } from '../../unless-missing.ts'

// PostgreSQL cannot run as root, and its user cannot enter root's private folders. If DATA_DIR is in such a folder, the cluster
// is in `shelter` and DATA_DIR/postgres links to the cluster. If DATA_DIR is deleted, the next start creates an empty database.
const shelter = '/var/lib/i-one'

export const readLinkedFolder = async (folder: string): Promise<string | undefined> => {
  try {
    return await readlink(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EINVAL') return undefined
    throw error
  }
}

export const linkClusterToShelter = async (folder: string): Promise<string> => {
  const place = await openFolder(join(shelter, `data-${randomBytes(6).toString('hex')}`))
  const sheltered = join(place, basename(folder))
  await symlink(sheltered, folder)
  return sheltered
}

export const copyNativeToShelter = async (native: string, version: string): Promise<string> => {
  const copy = join(shelter, `postgresql-${version}`)
  if (await ignoreMissing(stat(copy))) return copy
  await openFolder(shelter)
  const unfinished = `${copy}.${randomBytes(6).toString('hex')}`
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
  await rename(unfinished, copy).catch(async (error: NodeJS.ErrnoException) => {
    await rm(unfinished, { recursive: true })
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
  return copy
}

const openFolder = async (folder: string): Promise<string> => {
  if (!(await ignoreMissing(stat(dirname(folder))))) await openFolder(dirname(folder))
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
  return folder
}
