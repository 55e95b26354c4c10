import * as z from 'zod/mini'
import { Availability } from '../availability.ts'
import { Hold, HoldRequest } from '../bookings/holds.ts'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { Deciders, MatchRules } from '../match-rules.ts'
import { WithReason } from '../sessions.ts'
import { ById, Id, Instant, Money, lineField } from '../shapes.ts'
import { TeamName } from '../teams.ts'
import { SessionSettings, countField } from './settings.ts'

const ChallengeState = z.enum(['open', 'accepted', 'declined', 'countered', 'expired', 'withdrawn'])

const Pays = z.enum(['both', 'from', 'to'])

/**
 * Only leaders of the challenged team get `free`, the number of members who are not busy at this time, and `said`, the
 * members' answers. `answer` is the caller's own answer.
 */
const ChallengeSlot = z.object({
  _id: Id,
  pitch: z.object({ _id: Id, name: z.string(), address: z.string(), timeZone: z.string() }),
  start: Instant,
  end: Instant,
  price: Money,
  state: z.enum(['held', 'chosen', 'lost']),
  free: z.optional(z.object({ members: z.int(), of: z.int() })),
  said: z.optional(
    z.array(z.object({ player: z.object({ _id: Id, name: z.string() }), answer: Availability })),
  ),
  answer: z.optional(Availability),
})

export const Challenge = z.object({
  _id: Id,
  state: ChallengeState,
  from: TeamName,
  to: TeamName,
  by: z.object({ _id: Id, name: z.string() }),
  words: z.optional(z.string()),
  pays: Pays,
  slots: z.array(ChallengeSlot),
  ...MatchRules.shape,
  playersPerTeam: z.int(),
  /** `matches`: agreed matches that the team `from` attended. `of`: all its agreed matches. */
  kept: z.object({ matches: z.int(), of: z.int() }),
  answerBy: Instant,
  session: z.optional(Id),
  counters: z.optional(Id),
  mine: z.optional(z.enum(['from', 'to'])),
  plays: z.boolean(),
  unsaid: z.optional(z.int()),
  asks: z.optional(z.boolean()),
  serverTime: Instant,
})
export type Challenge = z.infer<typeof Challenge>

const ChallengeOffer = z.object({
  slots: z
    .array(HoldRequest)
    .check(z.minLength(1, message('Offer a time')), z.maxLength(3, message('At most three times'))),
  periods: countField(2, message('Choose one or two')),
  minutesPerPeriod: countField(60, message('Choose the minutes per half')),
  playersPerTeam: SessionSettings.shape.playersPerTeam,
  ...Deciders.shape,
  pays: z._default(Pays, 'both'),
  words: z.optional(lineField(message('Write a message'), 300)),
})
export type ChallengeOffer = z.output<typeof ChallengeOffer>

/** A hold lasts ten minutes. A user can have three holds at a time. Repeating the request returns the same hold. */
export const holdTime = endpoint('POST /i-one/challenges/holds', 'Hold a time for a challenge', {
  idempotent: true,
  body: z.extend(HoldRequest, { team: Id }),
  reply: Hold,
  errors: [
    'not-found',
    'not-a-member',
    'challenge-open',
    'slot-taken',
    'slot-closed',
    'in-the-past',
    'too-soon',
    'too-far-ahead',
    'too-many-times',
    'too-many-unused-times',
    'pitch-hidden',
  ],
})

const offerErrors = [
  'not-found',
  'not-a-member',
  'team-ended',
  'same-team',
  'challenge-open',
  'slots-taken',
  'slot-closed',
  'in-the-past',
  'too-soon',
  'too-far-ahead',
  'pitch-hidden',
] as const

/** Fails with `slots-taken` unless all slots are free. The error carries the occupied slots as `taken`. */
export const sendChallenge = endpoint('POST /i-one/teams/:id/challenge', 'Challenge a team', {
  idempotent: true,
  params: ById,
  body: z.extend(ChallengeOffer, { team: Id }),
  reply: Challenge,
  errors: [...offerErrors, 'cannot-ask-team'],
})

const oneChallenge = { params: ById, reply: Challenge } as const

export const listChallenges = endpoint('GET /i-one/teams/:id/challenges', "List your team's challenges", {
  params: ById,
  reply: z.array(Challenge),
  errors: ['not-found', 'not-yours'],
})

export const getChallenge = endpoint('GET /i-one/challenges/:id', 'Get a challenge', {
  ...oneChallenge,
  errors: ['not-found'],
})

export const updateChallengeAvailability = endpoint(
  'PUT /i-one/challenges/:id/availability',
  'Set your availability for an offered time',
  {
    ...oneChallenge,
    body: z.object({ slot: Id, answer: Availability }),
    errors: ['not-found', 'not-yours', 'challenge-over'],
  },
)

export const askMembers = endpoint(
  'POST /i-one/challenges/:id/availability/ask',
  'Ask team members for their availability',
  { ...oneChallenge, errors: ['not-found', 'not-yours', 'challenge-over'] },
)

export const acceptChallenge = endpoint('POST /i-one/challenges/:id/accept', 'Accept a challenge', {
  ...oneChallenge,
  body: z.object({ slot: Id }),
  errors: [
    'not-found',
    'not-yours',
    'challenge-over',
    'hold-ended',
    'in-the-past',
    'team-ended',
    'not-a-member',
    'same-captain',
  ],
})

export const declineChallenge = endpoint('POST /i-one/challenges/:id/decline', 'Decline a challenge', {
  ...oneChallenge,
  body: WithReason,
  errors: ['not-found', 'not-yours', 'challenge-over'],
})

export const counterChallenge = endpoint(
  'POST /i-one/challenges/:id/counter',
  'Counter a challenge with other times',
  {
    ...oneChallenge,
    idempotent: true,
    body: ChallengeOffer,
    errors: [...offerErrors, 'not-yours', 'challenge-over'],
  },
)

export const withdrawChallenge = endpoint('POST /i-one/challenges/:id/withdraw', 'Withdraw a challenge', {
  ...oneChallenge,
  errors: ['not-found', 'not-yours', 'challenge-over'],
})
