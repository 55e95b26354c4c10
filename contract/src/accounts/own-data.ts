import * as z from 'zod/mini'
import { User } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../shapes.ts'

const Rows = z.array(z.record(z.string(), z.unknown()))

/** Everything stored about the user except secrets. `photo` is a `data:` URL. Later versions may add fields. */
export const OwnData = z.object({
  exportedAt: Instant,
  profile: z.extend(z.omit(User, { photo: true, emailConfirmed: true }), {
    createdAt: Instant,
    emailConfirmedAt: z.nullable(Instant),
    suspendedAt: z.nullable(Instant),
    suspendedUntil: z.nullable(Instant),
    privacyAgreedAt: z.nullable(Instant),
  }),
  photo: z.nullable(z.string()),
  logins: Rows,
  passkeys: Rows,
  knownDevices: Rows,
  pitches: Rows,
  bankDetails: Rows,
  bookings: Rows,
  bookingChanges: Rows,
  takenPayments: Rows,
  sessions: Rows,
  places: Rows,
  guests: Rows,
  wishes: Rows,
  payments: Rows,
  teams: Rows,
  challenges: Rows,
  challengeAnswers: Rows,
  tournaments: Rows,
  squads: Rows,
  tieAnswers: Rows,
  tournamentChanges: Rows,
  feePayments: Rows,
  sessionChanges: Rows,
  lineups: Rows,
  setLineups: Rows,
  linedUpSets: Rows,
  linedUpMatches: Rows,
  events: Rows,
  scorerOf: Rows,
  appearances: Rows,
  votes: Rows,
  awards: Rows,
  notifications: Rows,
  notificationPreferences: Rows,
  quietHours: Rows,
  centres: Rows,
  worksAt: Rows,
  rolesAtCentres: Rows,
  centreLog: Rows,
  customerAt: Rows,
  writtenMessages: Rows,
  writtenTexts: Rows,
  staffActs: Rows,
  reports: Rows,
  reviews: Rows,
  reviewPapers: Rows,
  hiddenByStaff: Rows,
  blocked: Rows,
})
export type OwnData = z.infer<typeof OwnData>

export const exportUser = endpoint('GET /i-one/user/export', 'Export your personal data', {
  reply: OwnData,
  errors: ['too-many'],
})
