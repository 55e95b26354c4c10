import { runnerImport } from 'vite'

import type * as table from '../src/pages.ts'

/** The module that `() => import(…)` sends for, by its name in the build. It is not loaded. */
export const moduleOf = (load: unknown) => /"\/(src\/[^"]+)"/.exec(String(load))?.[1]

const modulesOf = (pages: object) =>
  Object.entries(pages).map(([path, load]) => ({ path, module: moduleOf(load)! }))

/** The pages for visitors with the module of each. */
export const readPages = async (web: string) => {
  const options = { root: web, configFile: false, logLevel: 'error' } as const
  const { module } = await runnerImport<typeof table>(`${web}/src/pages.ts`, options)
  const { heads, marketingPages, accountPages } = module
  return { heads, marketing: modulesOf(marketingPages), account: modulesOf(accountPages) }
}
