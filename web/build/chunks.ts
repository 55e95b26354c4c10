import type { Rolldown } from 'vite'

type Groups = Extract<Rolldown.OutputOptions['codeSplitting'], { groups?: unknown }>['groups']
type Context = {
  getModuleInfo: (id: string) => { importers: string[]; dynamicImporters: string[]; isEntry: boolean } | null
}

const importersOf = (id: string, context: Context, found = new Set<string>()): Set<string> => {
  if (found.has(id)) return found
  found.add(id)
  for (const importer of context.getModuleInfo(id)?.importers ?? []) importersOf(importer, context, found)
  return found
}

const isMarketing = (id: string) => id.includes('/src/marketing/')
const isMarketingPage = (id: string) => /\/src\/marketing\/[\w-]+-page\.tsx$/.test(id)
const isLandingPage = (id: string) => id.endsWith('/src/marketing/landing-page.tsx')
const isApp = (id: string) => id.endsWith('/src/start-app.tsx')

const byStart = (id: string, context: Context) => {
  const importers = [...importersOf(id, context)]
  const loaded = importers.filter((one) => context.getModuleInfo(one)?.dynamicImporters.length)
  const isInEntry = importers.some((one) => context.getModuleInfo(one)?.isEntry)
  if (isInEntry || loaded.includes(id)) return null
  const marketingPages = loaded.filter(isMarketingPage)
  if (marketingPages.length > 0 && loaded.every(isMarketing)) return 'marketing'
  // what only one of the smaller pages uses must not load with the landing page
  if (marketingPages.length > 1 || marketingPages.some(isLandingPage)) return 'everywhere'
  return loaded.some(isApp) ? 'app' : null
}

/** Matches our own code and the contract's endpoints. The contract's schemas load later, with the first form. */
const ownCode = /\/(?:web|game)\/src\/|\/contract\/src\/.*\?calls$/

/** Groups shared modules, because by default a page loads up to 90 files, most of them under 300 bytes. */
export const chunkGroups: Groups = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
  { name: 'router', test: /\/node_modules\/react-router\// },
  { name: 'queries', test: /\/node_modules\/(?:@tanstack|zustand)\// },
  { name: byStart, test: ownCode, minShareCount: 2, priority: 1, includeDependenciesRecursively: false },
  {
    name: (id, context) =>
      [...importersOf(id, context)].some((one) => isMarketingPage(one) || context.getModuleInfo(one)?.isEntry)
        ? null
        : 'common',
    test: ownCode,
    minShareCount: 20,
    includeDependenciesRecursively: false,
  },
]
