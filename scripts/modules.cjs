const moduleNames = [
  'accounts',
  'bookings',
  'centres',
  'claims',
  'contact',
  'leaving',
  'ledger',
  'matches',
  'moderation',
  'notifications',
  'payments',
  'pitches',
  'players',
  'sessions',
  'stats',
  'teams',
  'tournaments',
]

/** Modules checked part by part, because some modules use one part and are used by another part. */
const splitModules = ['moderation']

const mergedModules = {
  audit: 'moderation/audit',
  blocks: 'moderation/blocks',
  challenges: 'sessions',
  reports: 'moderation/reports',
  reviews: 'moderation/reviews',
  staff: 'moderation/staff',
}

const otherFolders = {
  api: ['lib'],
  contract: [],
  game: ['formats'],
  web: ['frame', 'home', 'install', 'lib', 'marketing', 'ui', 'worker'],
}

const submodules = {
  contract: [
    'matches/sides',
    'payments/banks',
    'sessions/settings',
    'sessions/states',
    'teams/colours',
    'tournaments/new',
    'tournaments/rules',
    'tournaments/standings-file',
  ],
  web: [
    'centres/embed',
    'centres/fields',
    'centres/pitches',
    'centres/poster',
    'matches/report',
    'matches/scoring',
    'matches/upcoming',
    'sessions/new',
    'teams/near',
    'teams/season',
    'tournaments/bracket',
    'tournaments/embed',
    'tournaments/new',
    'tournaments/organize',
    'tournaments/screen',
    'tournaments/table',
    'tournaments/way',
  ],
}

module.exports = { moduleNames, splitModules, mergedModules, otherFolders, submodules }
