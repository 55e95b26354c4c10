import { runnerImport } from 'vite'
import type * as appTable from '../src/app-routes.ts'
import type * as table from '../src/pages.ts'
import type * as sharedTable from '../src/shared-pages.ts'

/** The module that `() => import(…)` sends for, by its name in the build. It is not loaded. */
export const moduleOf = (load: unknown) => /"\/(src\/[^"]+)"/.exec(String(load))?.[1]

const modulesOf = (pages: object) =>
  Object.entries(pages).map(([path, load]) => ({ path, module: moduleOf(load)! }))

/** The pages for visitors with the module of each, and every address that the app has a page for. */
export const readPages = async (web: string) => {
  const options = { root: web, configFile: false, logLevel: 'error' } as const
  const { module } = await runnerImport<typeof table>(`${web}/src/pages.ts`, options)
  const { heads, marketingPages, accountPages } = module
  const { module: app } = await runnerImport<typeof appTable>(`${web}/src/app-routes.ts`, options)
  const { module: shared } = await runnerImport<typeof sharedTable>(`${web}/src/shared-pages.ts`, options)
  const sharedModules = modulesOf(shared.sharedPages)
  for (const { path, module: page } of sharedModules)
    if (moduleOf(app.publicRoutes.find((route) => route.path === path)?.lazy) !== page)
      throw new Error(`${path} is another page in the app than for visitors`)
  const routes = [...app.publicRoutes, ...app.signedInRoutes, ...app.unframedRoutes]
  const paths = routes.map(({ path }) => path)
  const addresses = [...Object.keys(accountPages), ...paths, ...app.embedAddresses]
  return {
    heads,
    marketing: modulesOf(marketingPages),
    account: modulesOf(accountPages),
    shared: sharedModules,
    signedIn: modulesOf(Object.fromEntries(app.signedInRoutes.map(({ path, lazy }) => [path, lazy]))),
    addresses,
  }
}
