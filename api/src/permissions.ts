import type { Role } from './roles.ts'

interface Permission {
  concerns:
    | 'nothing'
    | 'own account'
    | 'hold'
    | 'pitch'
    | 'session'
    | 'place'
    | 'match'
    | 'team'
    | 'tournament'
    | 'challenge'
    | 'staff'
  may: readonly Role[]
}

const anyone = ['anyone'] as const
const user = ['user'] as const
const onlooker = ['onlooker'] as const
const captain = ['captain', 'admin'] as const
const leader = ['captain', 'vice-captain', 'admin'] as const
const captains = ['captain', 'opponent', 'admin'] as const
const matchCaptain = ['captain', 'opponent', 'team-captain', 'admin'] as const
const scorer = ['captain', 'team-captain', 'scorer', 'admin'] as const
const organizer = ['organizer', 'admin'] as const
/** A captain of the team that is entered in a tournament, too. */
const captainOrOrganizer = ['captain', 'organizer', 'admin'] as const
const staff = ['admin'] as const

/**
 * Who may do what: each endpoint of the contract by its name there, what it concerns and who may. Rules ask it, and a
 * test tries every cell. Who may not is not signed in (401), or is answered that it is not theirs (409) where they may see
 * it and that there is nothing (404) where not.
 */
export const permissions = {
  sendMessage: { concerns: 'nothing', may: anyone },

  register: { concerns: 'own account', may: anyone },
  logIn: { concerns: 'own account', may: anyone },
  forgetPassword: { concerns: 'own account', may: anyone },
  verifyCode: { concerns: 'own account', may: anyone },
  verifyLink: { concerns: 'own account', may: anyone },
  listLogins: { concerns: 'own account', may: user },
  endLogin: { concerns: 'own account', may: user },
  endOtherLogins: { concerns: 'own account', may: user },
  changePassword: { concerns: 'own account', may: user },
  resetPassword: { concerns: 'own account', may: anyone },
  confirmEmail: { concerns: 'own account', may: anyone },
  sendConfirmation: { concerns: 'own account', may: user },
  logOut: { concerns: 'own account', may: user },
  getUser: { concerns: 'own account', may: user },
  updateUser: { concerns: 'own account', may: user },
  exportUser: { concerns: 'own account', may: user },
  deleteUser: { concerns: 'own account', may: user },
  putPhoto: { concerns: 'own account', may: user },
  removePhoto: { concerns: 'own account', may: user },
  getPhoto: { concerns: 'nothing', may: anyone },
  listNotifications: { concerns: 'own account', may: user },
  readNotifications: { concerns: 'own account', may: user },
  watchNotifications: { concerns: 'own account', may: user },
  getOwnNoShows: { concerns: 'own account', may: user },
  listPreferences: { concerns: 'own account', may: user },
  changePreferences: { concerns: 'own account', may: user },
  getQuietHours: { concerns: 'own account', may: user },
  putQuietHours: { concerns: 'own account', may: user },
  getPlayerStats: { concerns: 'nothing', may: user },
  getLeaderboard: { concerns: 'nothing', may: user },
  getStreaks: { concerns: 'nothing', may: user },
  getHeadToHead: { concerns: 'nothing', may: user },
  getTeamStats: { concerns: 'nothing', may: user },
  getTeamLeaderboard: { concerns: 'nothing', may: user },

  createTeam: { concerns: 'nothing', may: user },
  listMyTeams: { concerns: 'own account', may: user },
  findNearbyTeams: { concerns: 'nothing', may: user },
  getTeam: { concerns: 'team', may: user },
  joinTeam: { concerns: 'team', may: user },
  leaveTeam: { concerns: 'team', may: user },
  changeTeam: { concerns: 'team', may: captain },
  acceptMember: { concerns: 'team', may: leader },
  removeMember: { concerns: 'team', may: leader },
  setShirtNumber: { concerns: 'team', may: leader },
  appointViceCaptain: { concerns: 'team', may: captain },
  handOverTeam: { concerns: 'team', may: captain },
  renewInvite: { concerns: 'team', may: captain },
  saveFormation: { concerns: 'team', may: leader },
  removeFormation: { concerns: 'team', may: leader },
  endTeam: { concerns: 'team', may: captain },
  // for a team that one acts for
  holdTime: { concerns: 'nothing', may: user },
  sendChallenge: { concerns: 'team', may: user },
  listChallenges: { concerns: 'team', may: leader },
  getChallenge: { concerns: 'challenge', may: ['captain', 'challenger'] },
  acceptChallenge: { concerns: 'challenge', may: ['captain'] },
  declineChallenge: { concerns: 'challenge', may: ['captain'] },
  counterChallenge: { concerns: 'challenge', may: ['captain'] },
  withdrawChallenge: { concerns: 'challenge', may: ['challenger'] },

  createTournament: { concerns: 'nothing', may: user },
  listTournaments: { concerns: 'nothing', may: anyone },
  getTournament: { concerns: 'tournament', may: anyone },
  getTournamentByCode: { concerns: 'tournament', may: anyone },
  pictureTournament: { concerns: 'tournament', may: anyone },
  exportTournament: { concerns: 'tournament', may: anyone },
  calendarTournament: { concerns: 'tournament', may: anyone },
  watchTournament: { concerns: 'tournament', may: anyone },
  registerTeam: { concerns: 'tournament', may: captainOrOrganizer },
  saveSquad: { concerns: 'tournament', may: captainOrOrganizer },
  withdrawTeam: { concerns: 'tournament', may: captainOrOrganizer },
  replaceTeam: { concerns: 'tournament', may: organizer },
  getEntryFees: { concerns: 'tournament', may: user },
  moveEntryFee: { concerns: 'tournament', may: captainOrOrganizer },
  drawTournament: { concerns: 'tournament', may: organizer },
  drawLot: { concerns: 'tournament', may: organizer },
  enterResult: { concerns: 'tournament', may: organizer },
  removeResult: { concerns: 'tournament', may: organizer },
  deductPoints: { concerns: 'tournament', may: organizer },
  layTournament: { concerns: 'tournament', may: organizer },
  bookTournament: { concerns: 'tournament', may: organizer },
  listTieSlots: { concerns: 'tournament', may: organizer },
  moveTie: { concerns: 'tournament', may: organizer },
  postponeTie: { concerns: 'tournament', may: organizer },
  listMyFixtures: { concerns: 'own account', may: user },
  listTournamentsToAuthorize: { concerns: 'nothing', may: user },
  answerTournament: { concerns: 'pitch', may: organizer },
  cancelTournament: { concerns: 'tournament', may: organizer },
  listSuccessors: { concerns: 'tournament', may: organizer },
  handOverTournament: { concerns: 'tournament', may: organizer },

  findNearbyPitches: { concerns: 'pitch', may: anyone },
  getPitch: { concerns: 'pitch', may: anyone },
  getPitchRecord: { concerns: 'pitch', may: anyone },
  drawPitch: { concerns: 'pitch', may: anyone },
  findNearbyDistricts: { concerns: 'nothing', may: anyone },
  searchPlaces: { concerns: 'pitch', may: anyone },
  listSlots: { concerns: 'pitch', may: anyone },
  createPitch: { concerns: 'nothing', may: user },
  listMyPitches: { concerns: 'own account', may: user },
  changePitch: { concerns: 'pitch', may: organizer },
  listPitchPhotos: { concerns: 'pitch', may: anyone },
  addPitchPhoto: { concerns: 'pitch', may: organizer },
  arrangePitchPhotos: { concerns: 'pitch', may: organizer },
  removePitchPhoto: { concerns: 'pitch', may: organizer },
  putPitchPhoto: { concerns: 'pitch', may: organizer },
  getPitchPhoto: { concerns: 'nothing', may: anyone },
  closePitch: { concerns: 'pitch', may: organizer },
  closeHours: { concerns: 'pitch', may: organizer },
  getHostCalendar: { concerns: 'own account', may: user },
  listCaptainRecords: { concerns: 'own account', may: user },
  exportHostBookings: { concerns: 'own account', may: user },
  previewMove: { concerns: 'session', may: organizer },
  moveBooking: { concerns: 'session', may: organizer },
  listClosures: { concerns: 'pitch', may: organizer },
  getOccupancy: { concerns: 'pitch', may: organizer },
  endClosure: { concerns: 'pitch', may: organizer },

  takeHold: { concerns: 'nothing', may: user },
  getHold: { concerns: 'hold', may: ['holder'] },
  giveBackHold: { concerns: 'hold', may: ['holder'] },
  createSession: { concerns: 'hold', may: ['holder'] },

  findNearbySessions: { concerns: 'nothing', may: anyone },
  findOpponentsWanted: { concerns: 'nothing', may: anyone },
  listMySessions: { concerns: 'own account', may: user },
  watchMySessions: { concerns: 'own account', may: user },
  listSessionsToAuthorize: { concerns: 'own account', may: user },
  watchSessionsToAuthorize: { concerns: 'own account', may: user },
  // whoever has the code of a session may see it, and whoever has its id from there may join
  getSessionByCode: { concerns: 'session', may: anyone },
  watchSharedSession: { concerns: 'session', may: anyone },
  drawSession: { concerns: 'session', may: anyone },
  getSharedCalendar: { concerns: 'session', may: anyone },
  joinSession: { concerns: 'session', may: user },
  getSession: { concerns: 'session', may: onlooker },
  watchSession: { concerns: 'session', may: onlooker },
  getCalendar: { concerns: 'session', may: onlooker },
  listSeries: { concerns: 'session', may: onlooker },
  listSessionChanges: { concerns: 'session', may: onlooker },
  // one's own part in it, which an onlooker may find to be none
  leaveSession: { concerns: 'session', may: onlooker },
  acceptOffer: { concerns: 'session', may: onlooker },
  setWaiting: { concerns: 'session', may: onlooker },
  playWith: { concerns: 'session', may: onlooker },
  addGuests: { concerns: 'session', may: onlooker },
  // who repeats it leads what is made
  listRepeats: { concerns: 'session', may: ['captain'] },
  repeatSession: { concerns: 'session', may: ['captain'] },
  editSession: { concerns: 'session', may: captain },
  handOver: { concerns: 'session', may: captain },
  renewLink: { concerns: 'session', may: captain },
  playAs: { concerns: 'session', may: captain },
  comeAnyway: { concerns: 'session', may: captain },
  // whoever has the id of a session has it from its link, or sees it anyway
  takeSide: { concerns: 'session', may: user },
  giveUpSide: { concerns: 'session', may: captains },
  sayAvailability: { concerns: 'session', may: onlooker },
  drawSets: { concerns: 'session', may: captain },
  saveSetLineup: { concerns: 'session', may: captains },
  startSession: { concerns: 'session', may: captains },
  finishSession: { concerns: 'session', may: captains },
  createMatch: { concerns: 'session', may: matchCaptain },
  cancelSession: { concerns: 'session', may: captainOrOrganizer },
  abandonSession: { concerns: 'session', may: ['captain', 'opponent', 'organizer', 'admin'] },
  authorizeSession: { concerns: 'session', may: organizer },
  declineSession: { concerns: 'session', may: organizer },

  getPayments: { concerns: 'session', may: onlooker },
  // nothing to who does not owe
  getTransferDetails: { concerns: 'session', may: onlooker },
  getBankDetails: { concerns: 'own account', may: user },
  putBankDetails: { concerns: 'own account', may: user },
  removeBankDetails: { concerns: 'own account', may: user },
  // one's own place as its host
  movePayment: { concerns: 'place', may: ['captain', 'organizer', 'host', 'admin'] },
  // of the second side by who brought it, too
  setAttendance: { concerns: 'place', may: ['captain', 'opponent', 'organizer', 'admin'] },
  listNoShows: { concerns: 'session', may: ['captain', 'opponent', 'organizer', 'admin'] },
  putIn: { concerns: 'place', may: captains },
  removePlace: { concerns: 'place', may: ['captain', 'opponent', 'host', 'admin'] },
  makeGuestLink: { concerns: 'place', may: ['captain', 'host', 'admin'] },
  // the link is given to the one whom it is about
  claimGuest: { concerns: 'nothing', may: user },

  listMatches: { concerns: 'nothing', may: user },
  watchSchedule: { concerns: 'nothing', may: user },
  findLiveMatch: { concerns: 'nothing', may: user },
  getMatch: { concerns: 'match', may: onlooker },
  watchMatch: { concerns: 'match', may: onlooker },
  drawMatch: { concerns: 'match', may: ['passer-by'] },
  saveLineup: { concerns: 'match', may: scorer },
  recordEvents: { concerns: 'match', may: scorer },
  voteForPlayer: { concerns: 'match', may: ['player'] },
  listScorers: { concerns: 'match', may: scorer },
  handOverWhistle: { concerns: 'match', may: scorer },
  appointScorer: { concerns: 'match', may: matchCaptain },
  withdrawScorer: { concerns: 'match', may: matchCaptain },
  // the link is given to the one who is to have the whistle
  getWhistle: { concerns: 'nothing', may: anyone },
  takeWhistle: { concerns: 'nothing', may: anyone },

  sendReport: { concerns: 'nothing', may: user },
  listReports: { concerns: 'staff', may: staff },
  closeReports: { concerns: 'staff', may: staff },
  listMessages: { concerns: 'staff', may: staff },
  answerMessage: { concerns: 'staff', may: staff },
  findAnything: { concerns: 'staff', may: staff },
  getAccount: { concerns: 'staff', may: staff },
  showEmail: { concerns: 'staff', may: staff },
  endAccountLogins: { concerns: 'staff', may: staff },
  hideOfAccount: { concerns: 'staff', may: staff },
  listLog: { concerns: 'staff', may: staff },
  exportLog: { concerns: 'staff', may: staff },
  previewSuspension: { concerns: 'staff', may: staff },
  suspend: { concerns: 'staff', may: staff },
  restore: { concerns: 'staff', may: staff },
} as const satisfies Record<string, Permission>

type Named = keyof typeof permissions

/** The endpoints that concern one kind of thing. */
export type CallOn<Thing extends Permission['concerns']> = {
  [Name in Named]: (typeof permissions)[Name]['concerns'] extends Thing ? Name : never
}[Named]

export const isAllowed = (call: Named, roles: ReadonlySet<Role>) =>
  permissions[call].may.some((role: Role) => roles.has(role))
