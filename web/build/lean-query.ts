import type { Plugin } from 'vite'

const imported = /^import \{ infiniteQueryBehavior \} from .*$/m

/** A query that is of one page, as nearly all are, without what fetches several: `bringPages` gives it that. */
export const ofOnePage = (code: string) => {
  if (!imported.test(code)) throw new Error('a query does not import how several pages are fetched any more')
  return code.replace(
    imported,
    'let infiniteQueryBehavior\nexport const bringPages = (behaviour) => { infiniteQueryBehavior = behaviour }',
  )
}

/** Who observes a query of several pages brings how they are fetched. */
const bringing = `
import { infiniteQueryBehavior } from './infiniteQueryBehavior.js'
import { bringPages } from './query.js'
bringPages(infiniteQueryBehavior)
`

/** Lists that go on are of three pages: no other loads how they do. */
export const leanQuery = (): Plugin => ({
  name: 'lean-query',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/query-core\/build\/modern\/(?:query|infiniteQueryObserver)\.js$/ },
    handler: (code, id) => ({
      code: id.endsWith('/query.js') ? ofOnePage(code) : code + bringing,
      map: null,
    }),
  },
})
