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
        'ui/(?:use-seen|wordmark|icons?|icon-button|button-class|button\\.module|class-names)',
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
        'early-answers',
        'lib/(?:call|show-refusal|store|query-client|return-path|page-title|server-clock|use-now|clock/count-down)',
        'lib/(?:places/district|offline-since|pitch-time|where-from|rendered/lazy-part)',
        'lib/(?:stream-connection|browser-events|backoff|places/distance|rendered/origin)',
        'ui/(?:use-lazy-module|button|chip|first-paint|clock-text|fields/(?:field|field-error|field-frame|segmented))',
        'ui/layout/(?:band|card|section|facts|thumb-bar)',
        'ui/football/(?:ring|crop|kit|shirt)',
        'ui/feedback/(?:empty|error-state|loading|warning-bar|skeleton|spinner|status-line|toast)',
        'accounts/(?:user-query|restore-login|form\\.module)',
        'bookings/my-sessions-query',
        'install/new-version',
        'matches/scorers/borrowed-whistle',
      ),
      '/contract/src/(?:call\\.|follow\\.|sessions/states\\.)',
      '/contract/src/(?:privacy|tournaments)\\.ts$',
      '/contract/src/(?:accounts|sessions|sessions/nearby|sessions/reliability|pitches|bookings|matches)\\.ts\\?calls',
      '/game/src/(?:count-text|durations|payments/money|sessions/deadlines)\\.',
      // lists that go on, and several at once, are of few pages
      '/@tanstack/(?:query-core|react-query)/(?!.*(?:infiniteQueryBehavior|[iI]nfiniteQueryObserver|useInfinite|queriesObserver|useQueries))',
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
        'lib/(?:use-sheet|use-search|is-missing)',
        'ui/(?:choice-link|layout/tabs)',
      ),
    ),
    includeDependenciesRecursively: false,
  },
  // And around those of somebody signed in.
  {
    name: 'signed-in',
    test: oneOf(
      modules(
        'frame/(?:top-bar|app-layout|navigation)',
        'notifications/(?:use-inbox|bell|inbox-stream|queries)',
        'ui/face',
      ),
      '/contract/src/notifications\\.ts\\?calls',
    ),
    includeDependenciesRecursively: false,
  },
  // A match that is played, and a tournament of them.
  {
    name: 'match',
    test: oneOf(
      modules('lib/use-stream', 'ui/football/crest', 'stats/(?:player-link|team-kit)'),
      '/game/src/matches/match-state\\.',
      '/contract/src/teams/colours\\.ts$',
    ),
    includeDependenciesRecursively: false,
  },
  // What is on near by, and my own of it: Home, and the pages its lists lead to.
  {
    name: 'near',
    test: oneOf(
      modules(
        'home/(?:place-search|use-centre|not-over)',
        'pitches/use-recent-places',
        'lib/places/recent-places',
        'sessions/nearby/game-(?:row|words)',
      ),
      '/game/src/centres/by-centre\\.',
    ),
    includeDependenciesRecursively: false,
  },
  // A place, looked for by its name.
  {
    name: 'places',
    test: oneOf(modules('lib/use-settled', 'pitches/use-found-places', 'ui/fields/combobox')),
    includeDependenciesRecursively: false,
  },
  // A session, and what may be done there.
  {
    name: 'session',
    test: oneOf(
      modules(
        'sessions/(?:use-session-actions|place-acts|people|session-status|use-live-session)',
        'sessions/(?:reliability-words|rights|loading-session|session-(?:view|head)\\.module|sharing/invitation)',
        'sessions/places/(?:join-button|use-join|line-up|free-until)',
        'payments/(?:queries|payment-words|payer-text)',
        'ui/football/(?:pitch-lines|pitch-share)',
      ),
      '/contract/src/(?:payments|payments/bank-details|sessions/(?:sets|captain|opponents))\\.ts\\?calls',
      '/game/src/payments/reminders\\.',
    ),
    includeDependenciesRecursively: false,
  },
  // A time on a pitch, to be taken.
  {
    name: 'slots',
    test: oneOf(
      modules(
        'pitches/(?:take-slot|pitch-photos)',
        'bookings/(?:queries|use-take-hold|kept-hold|slot-choice|slot-tile|held-by-me|clash|terms-text|next-slots|taken-slot)',
      ),
      '/contract/src/bookings/holds\\.ts\\?calls',
      '/game/src/payments/terms\\.',
    ),
    includeDependenciesRecursively: false,
  },
  // What else one plays at that time.
  {
    name: 'clash',
    test: oneOf(
      modules('bookings/(?:clash-text|my-fixtures-query)'),
      '/contract/src/tournaments/mine\\.ts\\?calls',
    ),
    includeDependenciesRecursively: false,
  },
  // Pictures that are handed up.
  {
    name: 'photo',
    test: /\/contract\/src\/(?:accounts\/photo\.ts$|pitches\/photo\.ts\?calls)/,
    includeDependenciesRecursively: false,
  },
  // What the console of a place asks for.
  {
    name: 'host',
    test: oneOf(
      modules('host/(?:queries|staff/queries|back-to-pitches|head\\.module)'),
      '/contract/src/(?:pitches/registration|centres/calendar|centres/staff|host|bookings/occupancy)\\.ts\\?calls',
    ),
    includeDependenciesRecursively: false,
  },
  // What a pitch is asked about, when it is put up and later.
  {
    name: 'pitch-form',
    test: oneOf(
      modules(
        'host/pitches/(?:pitch-form|usual-price|use-odd-price|use-keep-pitch)',
        'host/fields/(?:pitch-answers|booking-fields|hours-field|place-field|spot)',
      ),
      '/contract/src/pitches/registration\\.ts$',
    ),
    includeDependenciesRecursively: false,
  },
  // What checks what was filled in.
  {
    name: 'schemas',
    test: oneOf(packages('zod'), '/contract/src/shapes\\.ts$'),
    includeDependenciesRecursively: false,
  },
  // What is chosen, not typed.
  {
    name: 'choices',
    test: oneOf(modules('ui/fields/(?:select|switch|checkbox)')),
    includeDependenciesRecursively: false,
  },
  // What a page has that asks to be filled in.
  {
    name: 'form',
    test: oneOf(packages('react-hook-form'), modules('lib/forms/use-checked-form')),
    includeDependenciesRecursively: false,
  },
]
