import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../config.ts'
import { ignoreMissing } from '../../unless-missing.ts'
import { findProcess } from './running-process.ts'

// Allows one server per data folder. The lock is a file that names its owner. link() creates the file atomically and never
// replaces an existing file. To take over a dead owner's lock, servers first compete for a second lock, named after that owner;
// the winner checks the owner again, then replaces the dead lock by rename. If the winner dies, the protocol repeats.

type Owner = { pid: number; started: string; boot: string }

export type DataFolderLock = {
  previous: Owner | undefined
  release(): Promise<void>
}

export const lockDataFolder = async (dataDir: string): Promise<DataFolderLock> => {
  const self = await findProcess(process.pid)
  const me: Owner = { pid: process.pid, started: self?.started ?? '', boot: self?.boot ?? '' }
  const path = join(dataDir, 'i-one.lock')
  const mine = `${path}.${nameOf(me)}.${Math.random().toString(36).slice(2)}`
  await writeFile(mine, JSON.stringify(me))
  try {
    const previous = await take(path, mine, dataDir)
    return { previous, release: () => rm(path, { force: true }) }
  } finally {
    await rm(mine, { force: true })
  }
}

const take = async (path: string, mine: string, dataDir: string): Promise<Owner | undefined> => {
  while (!(await linked(mine, path))) {
    const text = await readLock(path)
    if (text === undefined) continue
    const holder = parseOwner(text)
    if (holder && (await isRunning(holder))) throw heldBy(holder, dataDir)
    const succession = `${path}.${holder ? nameOf(holder) : 'unreadable'}`
    await take(succession, mine, dataDir)
    try {
      if ((await readLock(path)) !== text) continue
      await replace(path, mine)
      return holder
    } finally {
      await rm(succession, { force: true })
    }
  }
  return undefined
}

const linked = async (mine: string, path: string): Promise<boolean> => {
  try {
    await link(mine, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

const replace = async (path: string, mine: string): Promise<void> => {
  // rename a copy, because rename() does nothing if both paths are hard links to the same file
  const fresh = `${mine}.fresh`
  await writeFile(fresh, await readFile(mine))
  await rename(fresh, path)
}

const readLock = (path: string) => ignoreMissing(readFile(path, 'utf8'))

// Returns undefined for an empty lock file, which a power cut can leave behind. The owner of such a file is dead.
const parseOwner = (text: string): Owner | undefined => {
  try {
    const { pid, started, boot } = JSON.parse(text) as Partial<Owner>
    return Number.isInteger(pid) ? { pid: pid!, started: started ?? '', boot: boot ?? '' } : undefined
  } catch {
    return undefined
  }
}

const isRunning = async (owner: Owner): Promise<boolean> => {
  const found = await findProcess(owner.pid)
  if (!found) return false
  if (owner.boot && found.boot && owner.boot !== found.boot) return false
  return !owner.started || !found.started || owner.started === found.started
}

const nameOf = (owner: Owner): string =>
  `${owner.pid}-${owner.started}-${owner.boot.slice(0, 8)}`.replaceAll(/[^\w-]/g, '')

const heldBy = (owner: Owner, dataDir: string): StartError =>
  new StartError(
    `The data folder ${dataDir} is in use by another i-one, process ${owner.pid}. Stop that process, or set DATA_DIR to another folder.`,
  )
