/** The rooms of the house: a folder of `src` bears one of these names in every workspace, or is told below. */
const rooms = [
  'accounts',
  'audit',
  'blocks',
  'bookings',
  'challenges',
  'centres',
  'claims',
  'contact',
  'host',
  'leaving',
  'ledger',
  'matches',
  'notifications',
  'payments',
  'pitches',
  'players',
  'reports',
  'reviews',
  'sessions',
  'staff',
  'stats',
  'teams',
  'tournaments',
]

/** Folders of `src` that are no rooms. */
const otherFolders = {
  api: ['lib'],
  contract: [],
  game: [],
  web: ['frame', 'home', 'install', 'lib', 'marketing', 'ui', 'worker'],
}

/** Sub-rooms of the pages and the contract that the API has no folder for. */
const subRooms = {
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
    'centres/poster',
    'host/calendar',
    'host/centres',
    'host/desk',
    'host/fields',
    'host/occupancy',
    'host/pitches',
    'host/staff',
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

module.exports = { rooms, otherFolders, subRooms }
