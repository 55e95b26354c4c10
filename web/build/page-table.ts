import { runnerImport } from 'vite'
import type * as appTable from '../src/app-pages.ts'
import type * as table from '../src/pages.ts'
import type * as sharedTable from '../src/shared-pages.ts'

const moduleOf = (load: unknown) => /"\/(src\/[^"]+)"/.exec(String(load))?.[1]

const modulesOf = (pages: object) =>
  Object.entries(pages).map(([path, load]) => ({ path, module: moduleOf(load)! }))

export const readPages = async (web: string) => {
  const options = { root: web, configFile: false, logLevel: 'error' } as const
  const { module } = await runnerImport<typeof table>(`${web}/src/pages.ts`, options)
  const { prerenderedPaths, marketingPages, accountPages } = module
  const { module: app } = await runnerImport<typeof appTable>(`${web}/src/app-pages.ts`, options)
  const { module: shared } = await runnerImport<typeof sharedTable>(`${web}/src/shared-pages.ts`, options)
  const account = modulesOf(accountPages)
  const open = modulesOf(app.publicPages)
  const signedIn = modulesOf(app.signedInPages)
  const unframed = modulesOf(app.unframedPages)
  const paths = [account, open, signedIn, unframed].flat().map(({ path }) => path)
  return {
    prerendered: prerenderedPaths,
    marketing: modulesOf(marketingPages),
    account,
    open,
    signedIn,
    unframed,
    shared: shared.sharedPaths.map((path) => ({ path, module: moduleOf(app.publicPages[path])! })),
    addresses: [...paths, ...app.embedPaths],
  }
}
