import * as z from 'zod/mini'
import { Availability } from '../availability.ts'
import { Hold, HoldRequest } from '../bookings/holds.ts'
import { endpoint } from '../endpoint.ts'
import { WithReason } from '../sessions.ts'
import { ById, Id, Instant, Money, line } from '../shapes.ts'
import { TeamName } from '../teams.ts'
import { SessionSettings, upTo } from './settings.ts'

const ChallengeState = z.enum(['open', 'accepted', 'declined', 'countered', 'expired', 'withdrawn'])

/** Who pays for the pitch: each side half, or one of the two teams all of it. */
const Pays = z.enum(['both', 'from', 'to'])

/**
 * A stretch of a pitch that is offered: `held` until the answer, `chosen` if it was accepted, else `lost`. Who acts for
 * the team challenged sees how many of its members are `free`: they play nothing else then; and what they have `said`.
 * `answer` is what I have said.
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

/**
 * A team asks another to play. The stretches offered are held until `answerBy`, each at most 24 hours and no longer than
 * until six hours before it begins. Accepted, it is the `session`. `counters` is the one that it suggests other times for.
 * `mine` is the team that the reader acts for. `kept`: how many matches `from` came to, of those that it has agreed to
 * by a challenge and that were played or that it called off. `plays`: the reader is a member of `to`, and may say whether
 * they could play. Who acts for `to` sees how many others are still `unsaid`, and whether it can ask them (`asks`).
 */
export const Challenge = z.object({
  _id: Id,
  state: ChallengeState,
  from: TeamName,
  to: TeamName,
  by: z.object({ _id: Id, name: z.string() }),
  words: z.optional(z.string()),
  pays: Pays,
  slots: z.array(ChallengeSlot),
  periods: z.int(),
  minutesPerPeriod: z.int(),
  playersPerTeam: z.int(),
  aet: z.boolean(),
  penaltyShootout: z.boolean(),
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

/** Times and the way to play; a match is of one or two periods. */
const Offer = z.object({
  slots: z.array(HoldRequest).check(z.minLength(1, 'Offer a time'), z.maxLength(3, 'At most three times')),
  periods: upTo(2, 'Choose one or two'),
  minutesPerPeriod: upTo(60, 'Choose the minutes'),
  playersPerTeam: SessionSettings.shape.playersPerTeam,
  aet: SessionSettings.shape.aet,
  penaltyShootout: SessionSettings.shape.penaltyShootout,
  pays: z._default(Pays, 'both'),
  words: z.optional(line('Write something', 300)),
})
export type Offer = z.output<typeof Offer>

/** A time to offer, of the `team` that I act for; three at most. Held for ten minutes, in which `sendChallenge` takes it over; one that I hold already is answered as it is. */
export const holdTime = endpoint('POST /i-one/challenges/holds', 'Hold a time for a challenge', {
  once: true,
  body: z.extend(HoldRequest, { team: Id }),
  reply: Hold,
  refusals: [
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

const refusalsOfOffer = [
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

/**
 * From the `team` that I act for. What I hold of the times is taken over, the others are held now, all or none:
 * `slots-taken` says which are `taken`.
 */
export const sendChallenge = endpoint('POST /i-one/teams/:id/challenge', 'Challenge a team', {
  once: true,
  params: ById,
  body: z.extend(Offer, { team: Id }),
  reply: Challenge,
  refusals: [...refusalsOfOffer, 'cannot-ask-team'],
})

const oneChallenge = { params: ById, reply: Challenge } as const

/** The latest twenty to and from a team of mine, newest first. */
export const listChallenges = endpoint('GET /i-one/teams/:id/challenges', 'Challenges of a team of mine', {
  params: ById,
  reply: z.array(Challenge),
  refusals: ['not-found', 'not-yours'],
})

export const getChallenge = endpoint('GET /i-one/challenges/:id', 'One challenge', {
  ...oneChallenge,
  refusals: ['not-found'],
})

/** By a member of the team challenged, of a time that is held; said again, the last answer counts. */
export const sayChallengeAvailability = endpoint(
  'PUT /i-one/challenges/:id/availability',
  'Say whether I could play at a time offered',
  {
    ...oneChallenge,
    body: z.object({ slot: Id, answer: Availability }),
    refusals: ['not-found', 'not-yours', 'challenge-over'],
  },
)

/** The other members of the team challenged who have not said of each time are asked, each at most once in twelve hours. */
export const askMembers = endpoint(
  'POST /i-one/challenges/:id/availability/ask',
  'Ask the team who could play',
  { ...oneChallenge, refusals: ['not-found', 'not-yours', 'challenge-over'] },
)

/** It becomes a session of the two teams at that time, the other times are free at once. */
export const acceptChallenge = endpoint('POST /i-one/challenges/:id/accept', 'Accept one of the times', {
  ...oneChallenge,
  body: z.object({ slot: Id }),
  refusals: [
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

/** The words of `reason` go to those who act for the team that asked. */
export const declineChallenge = endpoint('POST /i-one/challenges/:id/decline', 'Decline', {
  ...oneChallenge,
  body: WithReason,
  refusals: ['not-found', 'not-yours', 'challenge-over'],
})

/** Answers the new challenge, from the team that was challenged. */
export const counterChallenge = endpoint('POST /i-one/challenges/:id/counter', 'Suggest other times', {
  ...oneChallenge,
  once: true,
  body: Offer,
  refusals: [...refusalsOfOffer, 'not-yours', 'challenge-over'],
})

export const withdrawChallenge = endpoint('POST /i-one/challenges/:id/withdraw', 'Withdraw a challenge', {
  ...oneChallenge,
  refusals: ['not-found', 'not-yours', 'challenge-over'],
})
