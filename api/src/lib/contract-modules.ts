import { readdir } from 'node:fs/promises'

const folder = new URL('../../../contract/src/', import.meta.url)

/** Every module of the contract by its path, in order. Where the server is built, the build puts them in its place. */
export const contractModules = async (): Promise<Map<string, Record<string, unknown>>> => {
  const files = (await readdir(folder, { recursive: true })).toSorted()
  const modules = files
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map(async (file) => [file, await import(new URL(file, folder).href)] as const)
  return new Map(await Promise.all(modules))
}
