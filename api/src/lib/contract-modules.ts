import { readdir } from 'node:fs/promises'

const folder = new URL('../../../contract/src/', import.meta.url)

// The server build replaces this function with static imports, because a bundle has no folder to read.
export const contractModules = async (): Promise<Map<string, Record<string, unknown>>> => {
  const files = (await readdir(folder, { recursive: true })).toSorted()
  const modules = files
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map(async (file) => [file, await import(new URL(file, folder).href)] as const)
  return new Map(await Promise.all(modules))
}
