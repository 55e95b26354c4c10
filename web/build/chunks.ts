import type { Rolldown } from 'vite'

type Group = Extract<Rolldown.OutputOptions['codeSplitting'], { groups?: unknown }>['groups']

const modules = (...paths: string[]) => `/src/(?:${paths.join('|')})\\.`
const packages = (...names: string[]) => `/node_modules/(?:${names.join('|')})/`
const oneOf = (...patterns: string[]) => new RegExp(patterns.join('|'))

/**
 * What pages share, in a few files: left to itself the bundler makes one for each set of pages that share something,
 * thirty small ones for a page, and sending for a file costs a phone more than most of them are worth. React stays cached
 * when only we have changed.
 */
export const chunks: Group = [
  // Else it falls to one of the others, and the entry, which must stay small, fetches all of it.
  { name: 'preload', test: /vite\/preload-helper/, priority: 3 },
  { name: 'react', test: oneOf(packages('react', 'react-dom', 'scheduler')), priority: 2 },
  // The frame of the pages for visitors; the one for players has parts of it.
  {
    name: 'frame',
    test: oneOf(
      modules(
        'lib/about',
        'ui/(?:wordmark|icons?|icon-button|button-class|button\\.module|class-names)',
        'marketing/(?:top-bar|side-menu|footer|social-links|numbered-shirt|pitch-photo|mown-band)',
      ),
    ),
    priority: 1,
  },
  // What nearly every page of the app has.
  {
    name: 'shared',
    test: oneOf(
      modules(
        'lib/(?:call|durations|show-refusal|store|query-client|return-path|page-title|places/recent-places|server-clock|use-now)',
        'lib/(?:ago-text|offline-since|pitch-time|use-lazy-module|where-from|rendered/lazy-part)',
        'ui/(?:button|chip|first-paint|layout/(?:band|section)|football/ring|feedback/toast|fields/(?:field|field-error|field-frame))',
        'ui/feedback/(?:error-state|loading|offline-bar|skeleton|spinner|status-line)',
        'accounts/(?:user-query|form\\.module)',
        'install/new-version\\.',
      ),
      '/contract/src/(?:call\\.|accounts\\.ts\\?calls)',
      '/game/src/count-text\\.',
      // lists that go on, and several at once, are of few pages
      '/@tanstack/(?:query-core|react-query)/(?!.*(?:[iI]nfiniteQueryO|useInfinite|queriesObserver|useQueries))',
      packages('zustand'),
    ),
    // nor does it bring what its parts import: the router, the schemas
    includeDependenciesRecursively: false,
  },
  // What stands around every page of the app, and needs the router.
  {
    name: 'around',
    test: oneOf(
      modules(
        'frame/(?:bar|layout|use-focus-on-navigation|visitor-bar)',
        'install/new-version-bar',
        'lib/use-sheet',
      ),
    ),
    includeDependenciesRecursively: false,
  },
  // What a page has that asks to be filled in.
  {
    name: 'form',
    test: oneOf(packages('react-hook-form', '@hookform', '@standard-schema')),
    includeDependenciesRecursively: false,
  },
]
