import { readFile, readdir } from 'node:fs/promises'

const deploy = new URL('../../../deploy/cluster/', import.meta.url)

export interface DeployedFolder {
  /** Prefix of the loopback addresses that replace the deployed ones: `127.77.0.11` for `10.0.0.11`. */
  network: string
  folder: string
}

export const replaceEach = (text: string, changes: Record<string, string>) => {
  let changed = text
  for (const [old, instead] of Object.entries(changes)) {
    if (!changed.includes(old)) throw new Error(`'${old}' is not in ${text.split('\n')[0]}`)
    changed = changed.replaceAll(old, instead)
  }
  return changed
}

export const readDeployedFile = async (
  name: string,
  { network }: DeployedFolder,
  changes: Record<string, string> = {},
) => {
  const text = replaceEach(await readFile(new URL(name, deploy), 'utf8'), changes)
  return text.replaceAll('10.0.0.', `${network}.`)
}

export const parseVariables = (text: string) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )

const versions = '/usr/lib/postgresql'

export const findPostgresFolder = async () => {
  const installed = await readdir(versions).catch(() => [])
  const newest = installed.toSorted((a, b) => Number(b) - Number(a))[0]
  return newest ? `${versions}/${newest}/bin` : undefined
}
