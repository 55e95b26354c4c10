/** The rooms of the house: a folder of `src` bears one of these names in every workspace, or is told below. */
const rooms = [
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

/** Rooms that use others in some of their parts and are used by others in other parts: each part counts as a room. */
const roomsOfParts = ['moderation']

/** Where the tables of rooms that were merged are now. Migrations keep the name of the room that they were made for. */
const mergedRooms = {
  audit: 'moderation/audit',
  blocks: 'moderation/blocks',
  challenges: 'sessions',
  reports: 'moderation/reports',
  reviews: 'moderation/reviews',
  staff: 'moderation/staff',
}

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

module.exports = { rooms, roomsOfParts, mergedRooms, otherFolders, subRooms }
