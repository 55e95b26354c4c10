import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '../../unless-missing.ts'

export type PidFile = { pid: number; socketFolder: string; ready: boolean }

export const pidFilePath = (folder: string) => join(folder, 'postmaster.pid')

export const readPidFile = async (folder: string): Promise<PidFile | undefined> => {
  const lines = (await ignoreMissing(readFile(pidFilePath(folder), 'utf8')))?.split('\n') ?? []
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, socketFolder: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' }
}
