import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { listGuards } from './mutant.ts'

export const listSources = (root: string, folders: readonly string[], ending: string) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending) && !name.endsWith('.test.ts'))
      .map((name) => join(folder, name)),
  )

export const findGuardedFiles = (root: string) => {
  const marked = new Map<string, string[]>()
  for (const file of listSources(root, ['api/src', 'contract/src', 'game/src'], '.ts'))
    for (const guard of listGuards(readFileSync(join(root, file), 'utf8')))
      marked.set(guard, [...(marked.get(guard) ?? []), file])
  return marked
}
