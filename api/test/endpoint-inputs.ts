import { randomUUID } from 'node:crypto'
import { privacyNotice } from '@i-one/contract/privacy'
import type { permissions } from '../src/permissions.ts'
import { testTime } from './app.ts'
import type { Fixtures } from './fixtures.ts'
import { hoursAfterSessionStart, challengeTerms } from './make-challenge.ts'
import { usualSettings } from './make-open-session.ts'
import { newTeam } from './make-team.ts'
import { newTournament } from './make-tournament.ts'
import { type Person, newPitch } from './make.ts'

export interface EndpointInput {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}
type Asked = (fixtures: Fixtures, who: Person | undefined) => EndpointInput

const madeUp = { id: 'AA', rawId: 'AA', type: 'public-key' }
const madeUpSignature = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' }
const home = { type: 'Point', coordinates: [3.35, 6.49] }
const somebody = () => ({
  firstName: 'Ada',
  lastName: 'Obi',
  nickname: 'Ada',
  email: `${randomUUID()}@example.com`,
  phoneNumber: '+2348012345678',
  address: '1 Bode Thomas',
  position: 'GK',
  location: home,
  password: 'kickoff-at-seven',
})
export const toSessionInput: Asked = ({ session }) => ({ params: { id: session._id } })
const withBody =
  (body: (fixtures: Fixtures) => unknown): Asked =>
  (fixtures, who) => ({ ...toSessionInput(fixtures, who), body: body(fixtures) })
const byCode: Asked = ({ session }) => ({ params: { code: session.code } })
const ofPitch: Asked = ({ pitch }) => ({ params: { id: pitch } })
const ofCentre =
  (body?: unknown): Asked =>
  ({ centre }) => ({ params: { id: centre }, body })
const closedDays = (pitch: string) => ({
  reason: 'Holiday',
  from: '2026-02-02',
  to: '2026-02-02',
  yearly: false,
  pitches: [pitch],
})
const ofColleague =
  (body?: unknown): Asked =>
  ({ centre, people }) => ({ params: { id: centre, user: people.desk.id }, body })
const ofMatch: Asked = ({ match }) => ({ params: { id: match } })
const ofHold: Asked = ({ hold }) => ({ params: { id: hold } })
/** Uses a different guest place for each caller, because a place can be removed only once. */
const ofPlace =
  (body?: unknown): Asked =>
  ({ session, guests, people: { captain, host } }, who) => {
    const place = guests[who === captain ? 0 : who === host ? 1 : 2] ?? ''
    return { params: { id: session._id, place }, body }
  }
const ofScorer: Asked = ({ match, people }) => ({ params: { id: match, player: people.player.id } })
const ofTeam =
  (body?: unknown): Asked =>
  ({ team }) => ({ params: { id: team }, body })
const ofChallenge =
  (body?: unknown): Asked =>
  ({ challenge }) => ({ params: { id: challenge._id }, body })
const offerAt = (pitch: string) => ({
  ...challengeTerms,
  slots: [{ pitch, start: hoursAfterSessionStart(100) }],
})
const ofMember =
  (who: 'player' | 'captain', body?: unknown): Asked =>
  ({ team, people }) => ({ params: { id: team, player: people[who].id }, body })
const ofTournament =
  (body?: (fixtures: Fixtures) => unknown): Asked =>
  (fixtures) => ({ params: { id: fixtures.tournament._id }, body: body?.(fixtures) })
const ofPlanned =
  (body?: (fixtures: Fixtures) => unknown): Asked =>
  (fixtures) => ({
    params: {
      id: fixtures.league._id,
      plan: fixtures.pitch,
      match: fixtures.league.stages[0]?.ties[0]?._id ?? '',
    },
    body: body?.(fixtures),
  })
const ofEntry =
  (body?: (fixtures: Fixtures) => unknown): Asked =>
  (fixtures) => ({ params: { id: fixtures.tournament._id, team: fixtures.team }, body: body?.(fixtures) })
const ofTie =
  (body?: unknown): Asked =>
  ({ league }) => ({ params: { id: league._id, match: league.stages[0]?.ties[0]?._id ?? '' }, body })
const ofAccount =
  (body?: unknown): Asked =>
  ({ account }) => ({ params: { id: account.id }, body })
const schedule = () => ({ query: { from: testTime, to: testTime } })
const noLineup = { revision: 99, players: [] }
const around = () => ({ query: { lng: 3.35, lat: 6.49 } })

/** Valid inputs, so that only the caller can be the reason for an error. */
export const endpointInputs: Partial<Record<keyof typeof permissions, Asked>> = {
  leaveCentre: () => ({ params: { id: randomUUID() } }),
  listCentreClosures: ofCentre(),
  addCentreClosure: ({ centre, pitch }) => ({ params: { id: centre }, body: closedDays(pitch) }),
  changeCentreClosure: ({ centre, centreClosure, pitch }) => ({
    params: { id: centre, closure: centreClosure },
    body: closedDays(pitch),
  }),
  reopenCentre: ({ centre, centreClosure }) => ({ params: { id: centre, closure: centreClosure } }),
  getReport: ({ centre }) => ({ params: { id: centre }, query: { from: '2025-11-17', to: '2025-11-23' } }),
  exportReport: ({ centre }) => ({ params: { id: centre }, query: { from: '2025-11-17', to: '2025-11-23' } }),
  countMessageRecipients: ({ centre }) => ({ params: { id: centre }, query: { day: '2025-11-21' } }),
  sendCentreMessage: ofCentre({ day: '2025-11-21', text: 'The lights are out.' }),
  listCentreMessages: ofCentre(),
  getFeed: ofCentre(),
  renewFeed: ofCentre(),
  revokeFeed: ofCentre(),
  readFeed: ({ feed }) => ({ params: { code: feed } }),
  listCentreStaff: ofCentre(),
  listCentreLog: ofCentre(),
  getCentreDay: ({ centre }) => ({ params: { id: centre }, query: { day: testTime.slice(0, 10) } }),
  watchCentre: ofCentre(),
  inviteStaff: ofCentre({ role: 'desk' }),
  withdrawInvitation: ({ centre }) => ({ params: { id: centre, invitation: randomUUID() } }),
  getInvitation: () => ({ body: { code: 'a'.repeat(22) } }),
  acceptInvitation: () => ({ body: { code: 'a'.repeat(22) } }),
  changeCentreRole: ofColleague({ role: 'desk' }),
  removeCentreStaff: ({ centre, people }) => ({ params: { id: centre, user: people.holder.id } }),
  sendMessage: () => ({ body: { name: 'Ada', email: 'ada@example.com', message: 'Hello' } }),
  register: () => ({ body: somebody() }),
  logIn: () => ({ body: { email: 'nobody@example.com', password: 'wrong' } }),
  requestPasswordReset: () => ({ body: { email: 'nobody@example.com' } }),
  verifyCode: () => ({ body: { email: 'nobody@example.com', otp: '12345' } }),
  verifyLink: () => ({ body: { link: 'a'.repeat(22) } }),
  resetPassword: () => ({
    body: { email: 'ada@example.com', newPassword: 'secret', confirmPassword: 'secret' },
  }),
  confirmEmail: () => ({ body: { link: 'a'.repeat(22) } }),
  revokeLogin: () => ({ params: { id: randomUUID() } }),
  startPasskey: () => ({ body: { password: 'wrong' } }),
  addPasskey: () => ({
    body: { name: '', passkey: { ...madeUp, response: { clientDataJSON: 'e30', attestationObject: 'oA' } } },
  }),
  removePasskey: () => ({ params: { id: randomUUID() }, body: { password: 'wrong' } }),
  logInByPasskey: () => ({ body: { passkey: { ...madeUp, response: madeUpSignature } } }),
  changePassword: () => ({ body: { password: 'wrong', newPassword: 'second-half' } }),
  updateUser: () => ({ body: { nickname: 'Ada' } }),
  agreeToNotice: () => ({ body: { version: privacyNotice.version } }),
  setLanguage: () => ({ body: { languageCode: 'fr' } }),
  deleteUser: () => ({ body: { password: 'wrong' } }),
  updatePhoto: ({ picture }) => ({ body: picture }),
  getPhoto: ({ photo }) => ({ params: { file: photo } }),
  updateBankDetails: () => ({
    body: {
      bank: 'Mushin Microfinance',
      accountNumber: '0123456789',
      accountName: 'Ada',
      password: 'kickoff-at-seven',
    },
  }),
  removeBankDetails: () => ({ body: { password: 'kickoff-at-seven' } }),
  updateReviewDocument: ({ picture }) => ({ body: picture }),
  sendReview: () => ({ body: { phoneNumber: '08012345678' } }),
  getReviewForStaff: ofAccount(),
  getReviewDocument: ofAccount(),
  showReviewPhone: ofAccount(),
  decideReview: ofAccount({
    decision: 'ask',
    words: 'The document',
    yes: [],
    state: 'sent',
    sentAt: null,
    bankSince: null,
  }),
  readNotifications: () => ({ body: { upTo: 0 } }),
  changePreferences: () => ({ body: { preferences: [{ kind: 'joined', on: true, mail: false }] } }),
  updateQuietHours: () => ({ body: { on: true, from: '22:00', until: '07:00', timeZone: 'Africa/Lagos' } }),
  getPlayerStats: ({ people }) => ({ params: { id: people.player.id } }),
  getStreaks: ({ people }) => ({ params: { id: people.player.id } }),
  getHeadToHead: ({ people }) => ({ params: { id: people.player.id, other: people.captain.id } }),
  getTeamStats: ofTeam(),
  getTeamHeadToHead: ({ team }) => ({ params: { id: team, other: team } }),
  createTeam: () => ({ body: newTeam }),
  findNearbyTeams: around,
  holdTime: ({ pitch }) => ({ body: { team: randomUUID(), pitch, start: hoursAfterSessionStart(0) } }),
  sendChallenge: ({ team, pitch }) => ({
    params: { id: team },
    body: { ...offerAt(pitch), team: randomUUID() },
  }),
  appointViceCaptain: ofTeam({ player: null }),
  listChallenges: ofTeam(),
  getChallenge: ofChallenge(),
  acceptChallenge: ({ challenge }) => ({
    params: { id: challenge._id },
    body: { slot: challenge.slots[0]?._id },
  }),
  updateChallengeAvailability: ({ challenge }) => ({
    params: { id: challenge._id },
    body: { slot: challenge.slots[0]?._id, answer: 'maybe' },
  }),
  askMembers: ofChallenge(),
  declineChallenge: ofChallenge({}),
  counterChallenge: ({ challenge, pitch }) => ({ params: { id: challenge._id }, body: offerAt(pitch) }),
  withdrawChallenge: ofChallenge(),
  findOpponentsWanted: around,
  updateAvailability: withBody(() => ({ answer: 'in' })),
  getTeam: ofTeam(),
  joinTeam: ofTeam(),
  leaveTeam: ofTeam(),
  changeTeam: ofTeam({ name: 'Bariga Lads' }),
  acceptMember: ({ team, people }) => ({ params: { id: team }, body: { player: people.player.id } }),
  removeMember: ofMember('player'),
  setShirtNumber: ofMember('captain', { number: 9 }),
  transferTeam: ({ team, people }) => ({ params: { id: team }, body: { player: people.captain.id } }),
  renewInvite: ofTeam(),
  saveFormation: ({ team }) => ({
    params: { id: team, formation: team },
    body: { name: 'Ours', spots: [{ role: 'goalkeeper', x: 50, y: 8 }] },
  }),
  removeFormation: ({ team }) => ({ params: { id: team, formation: team } }),
  disbandTeam: ofTeam(),
  createTournament: () => ({ body: newTournament }),
  getTournament: ofTournament(),
  getTournamentByCode: ({ tournament }) => ({ params: { code: tournament.code } }),
  getTournamentImage: ofTournament(),
  exportTournament: ofTournament(),
  getTournamentCalendar: ofTournament(),
  watchTournament: ofTournament(),
  registerTeam: ofTournament(({ team }) => ({ team })),
  saveSquad: ofEntry(({ people }) => ({ squad: [{ player: people.captain.id }] })),
  withdrawTeam: ofEntry(),
  replaceTeam: ofEntry(({ team }) => ({ team })),
  getEntryFees: ofTournament(),
  recordEntryFee: ofEntry(() => ({ act: 'take-back' })),
  drawTournament: ofTournament(() => ({ seeding: 'lot' })),
  drawLot: ofTournament(({ team, session }) => ({ teams: [team, session._id] })),
  enterResult: ofTie({ T1: 1 }),
  removeResult: ofTie(),
  deductPoints: ofEntry(() => ({ points: 1, reason: 'Came late' })),
  scheduleTournament: ({ league, pitch }) => ({
    params: { id: league._id },
    body: { pitches: [pitch], from: '2025-11-29', to: '2025-11-29' },
  }),
  listRuleRelaxations: ({ league, pitch }) => ({
    params: { id: league._id },
    body: { plan: pitch, wishes: { pitches: [pitch], from: '2025-11-29', to: '2025-11-29' }, others: [] },
  }),
  getPlan: ({ league, pitch }) => ({ params: { id: league._id, plan: pitch } }),
  listPlanOpenings: ofPlanned(),
  movePlannedMatch: ofPlanned(({ pitch }) => ({ pitch, start: '2025-11-29T12:00:00.000Z' })),
  bookTournamentPlan: ofTournament(({ pitch }) => ({ plan: pitch })),
  moveTie: (fixtures, who) => ({
    ...ofTie()(fixtures, who),
    body: { pitch: fixtures.pitch, start: '2025-11-29T12:00:00.000Z' },
  }),
  postponeTie: ofTie(),
  listTieSlots: ofTie(),
  answerTournament: ofTournament(({ pitch }) => ({ pitch, authorize: true })),
  cancelTournament: ofTournament(),
  listSuccessors: ofTournament(),
  getTieAvailability: ofTie(),
  updateTieAvailability: ofTie({ answer: 'in' }),
  askSquad: (fixtures, who) => ({
    params: { ...ofTie()(fixtures, who).params, id: fixtures.tournament._id },
    body: { team: fixtures.team },
  }),
  transferTournament: ofTournament(({ session }) => ({ organizer: session._id })),
  findNearbyPitches: around,
  findNearbySessions: around,
  findNearbyDistricts: around,
  searchPlaces: () => ({ query: { q: 'Surulere' } }),
  getPitch: ofPitch,
  getPitchRecord: ofPitch,
  getPitchImage: ofPitch,
  listSlots: ofPitch,
  listClosures: ofPitch,
  createPitch: () => ({ body: newPitch }),
  changePitch: (fixtures) => ({ ...ofPitch(fixtures, undefined), body: { revision: 99 } }),
  getCentreByCode: ({ centreCode }) => ({ params: { code: centreCode } }),
  getCentreImage: ({ centreCode }) => ({ params: { code: centreCode } }),
  changeCentre: ({ centre }) => ({ params: { id: centre }, body: { revision: 99 } }),
  addPitch: ({ centre, pitch }) => ({ params: { id: centre, pitch } }),
  removePitch: ({ centre, pitch }) => ({ params: { id: centre, pitch } }),
  copyPitch: (fixtures) => ({ ...ofPitch(fixtures, undefined), body: { name: 'Another' } }),
  updateParts: (fixtures) => ({ ...ofPitch(fixtures, undefined), body: { parts: [] } }),
  getPrices: ofPitch,
  replacePrices: (fixtures) => ({
    ...ofPitch(fixtures, undefined),
    body: { lists: [], holidays: [], revision: 99 },
  }),
  updateCancellationPolicy: (fixtures) => ({
    ...ofPitch(fixtures, undefined),
    body: { terms: { freeHours: 24, laterShare: 50, deposit: 0 } },
  }),
  getBookingMoney: ({ booking }) => ({ params: { id: booking } }),
  recordPayment: ({ booking }) => ({
    params: { id: booking },
    body: { _id: '3e0dd0a2-6b0e-4c85-9f0e-3f1f5f1d3a11', amount: 100, method: 'cash' },
  }),
  listCustomers: ofCentre(),
  listCustomerBookings: ({ centre, customer }) => ({ params: { id: centre, customer } }),
  changeCustomer: ({ centre, customer }) => ({
    params: { id: centre, customer },
    body: { note: 'Pays late' },
  }),
  listDeskDates: ({ pitch }) => ({
    params: { id: pitch },
    query: { start: '2025-12-03T10:00:00.000Z' },
  }),
  bookAtDesk: ({ pitch }) => ({
    params: { id: pitch },
    body: { dates: [{ _id: randomUUID(), start: '2025-12-03T10:00:00.000Z' }], name: 'Mama Ṣadé' },
  }),
  previewDeskMove: ({ deskBooking, pitch }) => ({
    params: { id: deskBooking },
    query: { pitch, start: '2020-01-01T00:00:00.000Z' },
  }),
  moveDeskBooking: ({ deskBooking, pitch }) => ({
    params: { id: deskBooking },
    body: { pitch, start: '2020-01-01T00:00:00.000Z' },
  }),
  getDeskBooking: ({ deskBooking }) => ({ params: { id: deskBooking } }),
  cancelDeskBooking: ({ deskBooking }) => ({ params: { id: deskBooking }, body: { by: 'pitch' } }),
  createBookingLink: ({ deskBooking }) => ({ params: { id: deskBooking } }),
  getBookingTakeover: ({ takenOver }) => ({ params: { id: takenOver } }),
  undoBookingTakeover: ({ takenOver }) => ({ params: { id: takenOver } }),
  getLinkedBooking: () => ({ body: { code: 'a'.repeat(22) } }),
  claimBooking: () => ({ body: { code: 'a'.repeat(22) } }),
  restoreDeskBooking: ({ deskBooking }) => ({ params: { id: deskBooking } }),
  setNoShow: ({ deskBooking }) => ({ params: { id: deskBooking }, body: { noShow: true } }),
  getCashUp: () => ({ query: { day: '2025-11-20' } }),
  listPitchPhotos: ofPitch,
  addPitchPhoto: (fixtures) => ({ ...ofPitch(fixtures, undefined), body: fixtures.picture }),
  arrangePitchPhotos: (fixtures) => ({ ...ofPitch(fixtures, undefined), body: { photos: [] } }),
  removePitchPhoto: ({ pitch }) => ({ params: { id: pitch, photo: pitch } }),
  updatePitchPhoto: (fixtures) => ({ ...ofPitch(fixtures, undefined), body: fixtures.picture }),
  getPitchPhoto: ({ pitchPhoto }) => ({ params: { file: pitchPhoto } }),
  closePitch: (fixtures) => ({
    ...ofPitch(fixtures, undefined),
    body: { start: '2025-12-01T10:00:00.000Z', end: '2025-12-01T11:00:00.000Z', reason: 'Rain' },
  }),
  closeHours: (fixtures) => ({
    ...ofPitch(fixtures, undefined),
    body: { day: '2025-12-02', open: '10:00', close: '11:00', weeks: 2, reason: 'Rain' },
  }),
  getHostCalendar: () => ({ query: { from: '2025-11-17' } }),
  getOccupancy: ({ pitch }) => ({ query: { pitch } }),
  exportHostBookings: () => ({ query: { from: '2025-11-17', to: '2025-11-23' } }),
  previewMove: ({ booking, pitch }) => ({
    params: { id: booking },
    query: { pitch, start: '2025-11-28T19:00:00.000Z' },
  }),
  moveBooking: ({ booking, pitch }) => ({
    params: { id: booking },
    // a week later, so that the new slots do not overlap with the weekly repeats
    body: { pitch, start: '2025-11-28T19:00:00.000Z' },
  }),
  reopenPitch: ({ closure }) => ({ params: { id: closure } }),
  createHold: ({ pitch }) => ({ body: { pitch, start: '2025-11-22T10:00:00.000Z' } }),
  getHold: ofHold,
  releaseHold: ofHold,
  createSession: ({ hold }) => ({ body: { ...usualSettings, hold } }),
  getSessionByCode: byCode,
  watchSharedSession: byCode,
  getSessionImage: byCode,
  getSharedCalendar: byCode,
  setWaiting: withBody(() => ({ takeMeIn: true })),
  requestTeammates: withBody(() => ({ players: [] })),
  addGuests: withBody(() => ({ guests: [{ name: 'Chidi' }] })),
  editSession: withBody(() => ({ minimum: 5 })),
  repeatSession: withBody(() => ({ starts: ['2025-12-05T19:00:00.000Z'] })),
  transferCaptaincy: withBody(({ people }) => ({ player: people.captain.id })),
  abandonSession: withBody(() => ({ reason: 'rain' })),
  assignTeamToSet: ({ session }) => ({ params: { id: session._id, set: '2' }, body: { team: null } }),
  saveSetLineup: ({ session }) => ({ params: { id: session._id, set: '1' }, body: noLineup }),
  setAttendance: ofPlace({ state: 'checked-in' }),
  recordPlacePayment: ofPlace({ act: 'take-back' }),
  createGuestLink: ofPlace(),
  promotePlayer: ofPlace(),
  removePlace: ofPlace(),
  sendReport: ({ account }) => ({
    body: { kind: 'person', about: account.id, reason: 'rude-or-threatening', words: 'Shouted at us' },
  }),
  blockPerson: ofAccount(),
  unblockPerson: ofAccount(),
  closeReports: ({ account }) => ({
    body: { kind: 'person', about: account.id, outcome: 'nothing-wrong', why: 'A mix-up' },
  }),
  answerMessage: ({ message }) => ({ params: { id: message }, body: { answer: 'It is on again' } }),
  searchAll: () => ({ query: { text: 'Adélékè' } }),
  getAccount: ofAccount(),
  showEmail: ofAccount({ why: 'To answer a report' }),
  revokeAccountLogins: ofAccount({ why: 'A lost phone' }),
  hideName: ({ team }) => ({ body: { kind: 'team', about: team, why: 'It is rude' } }),
  restoreHiddenDetail: ({ team }) => ({ body: { kind: 'team', about: team, what: 'name', why: 'A mix-up' } }),
  hideAccountDetail: ofAccount({ what: 'name', why: 'Is no name' }),
  previewSuspension: ofAccount(),
  suspend: ofAccount({ reason: 'takes-money', days: 7, words: 'Asked for money' }),
  liftSuspension: ofAccount({ why: 'A mix-up' }),
  claimGuest: () => ({ body: { code: 'a'.repeat(22) } }),
  listMatches: schedule,
  watchSchedule: schedule,
  getMatch: ofMatch,
  watchMatch: ofMatch,
  getMatchImage: ofMatch,
  saveLineup: ({ match }) => ({ params: { id: match, side: 'T1' }, body: noLineup }),
  voteForPlayer: ({ match, people }) => ({ params: { id: match }, body: { player: people.host.id } }),
  listScorers: ofMatch,
  transferWhistle: ofMatch,
  appointScorer: ofScorer,
  withdrawScorer: ofScorer,
  getWhistle: () => ({ params: { code: 'a'.repeat(22) } }),
  acceptWhistle: () => ({ body: { code: 'a'.repeat(22), name: 'Musa' } }),
  recordEvents: (fixtures) => ({
    ...ofMatch(fixtures, undefined),
    body: { events: [{ id: randomUUID(), type: 'kick-off', clockMs: 0, at: testTime }] },
  }),
}
