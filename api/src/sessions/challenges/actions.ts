import type { ChallengeOffer } from '@i-one/contract/sessions/challenges'
import { pickDeciders } from '@i-one/game/matches/match-rules'
import { toNewHold } from '../../bookings/holds/rules.ts'
import { insertHold, reuseDraft } from '../../bookings/holds/sql.ts'
import { lockMovesBetween } from '../../bookings/moving/sql.ts'
import { requireBookableRange } from '../../bookings/rules.ts'
import { findBookable, transitionBooking } from '../../bookings/sql.ts'
import type { Actor, UserActor } from '../../lib/actor.ts'
import type { Database } from '../../lib/database/database.ts'
import { forEachDue } from '../../lib/database/each-due.ts'
import { ApiError, requireFound } from '../../lib/http/api-error.ts'
import { notify } from '../../notifications/actions.ts'
import { bookSession } from '../actions.ts'
import { inviteTeam, addOpponent } from '../opponents/actions.ts'
import { lockSession } from '../sql.ts'
import { listAvailability } from './availability/sql.ts'
import { getHoldExpiry, requireSlotsFitOffer } from './rules.ts'
import {
  type ChallengeTeams,
  type StoredChallenge,
  closeChallenge,
  findChallenge,
  insertChallenge,
  lockDueChallenge,
} from './sql.ts'

/** The constraint slot_taken makes concurrent challenges for the same slot wait for each other. */
const holdAll = async (db: Database, offer: ChallengeOffer, { by, now }: UserActor) => {
  const holds = []
  for (const { pitch: id, start, slots: count } of offer.slots) {
    const pitch = requireFound(await findBookable(db, id))
    const timeRange = requireBookableRange(pitch, new Date(start), count, now)
    const expiresAt = getHoldExpiry(timeRange.start, now)
    const hold = toNewHold(pitch, timeRange, count, { bookerId: by, now })
    holds.push({ ...hold, expiresAt, kind: 'challenge' } as const)
  }
  requireSlotsFitOffer(offer, holds)
  const pitches = holds.map(({ pitchId }) => pitchId)
  await lockMovesBetween(db, pitches)
  const bookings: string[] = []
  const taken: string[] = []
  for (const hold of holds) {
    const booking = (await reuseDraft(db, hold)) ?? (await insertHold(db, hold))
    if (booking) bookings.push(booking.id)
    else taken.push(hold.start.toISOString())
  }
  if (taken.length > 0) throw new ApiError('slots-taken', { taken })
  const answerBy = new Date(Math.max(...holds.map(({ expiresAt }) => expiresAt.getTime())))
  return { bookings, answerBy }
}

const loadChallenge = async (db: Database, id: string) => {
  const challenge = await findChallenge(db, id)
  if (!challenge) throw new Error(`locked challenge ${id} does not exist`)
  return challenge
}

export const createChallenge = async (
  db: Database,
  offer: ChallengeOffer,
  sides: ChallengeTeams,
  { by, now }: UserActor,
) => {
  const id = await insertChallenge(db, {
    ...offer,
    ...sides,
    byId: by,
    ...(await holdAll(db, offer, { by, now })),
    now,
  })
  const made = await loadChallenge(db, id)
  await notify(db, {
    kind: 'challenged',
    users: made.toLeaders.filter((user) => user !== by),
    teamId: made.to.id,
    facts: { player: by, other: made.from.name, challenge: id, until: made.answerBy },
    now,
  })
  return made
}

const releaseSlots = async (db: Database, slots: StoredChallenge['slots'], { by, now }: UserActor) => {
  for (const { id } of slots) await transitionBooking(db, id, { from: ['held'], to: 'released', by, now })
}

const notifyOfAnswer = (
  db: Database,
  { id, from, to, fromLeaders, toLeaders }: StoredChallenge,
  { answer, words, by, now }: Actor & { answer: Answer; words?: string | undefined },
) => {
  const [users, team, other] = answer === 'withdrawn' ? [toLeaders, to, from] : [fromLeaders, from, to]
  return notify(db, {
    kind: 'challenge-answered',
    users: users.filter((user) => user !== by),
    teamId: team.id,
    facts: { ...(by && { player: by }), other: other.name, challenge: id, answer, ...(words && { words }) },
    now,
  })
}

type Answer = 'accepted' | 'declined' | 'withdrawn' | 'expired'

type Ending = 'declined' | 'countered' | 'withdrawn'

export const endChallenge = async (
  db: Database,
  challenge: StoredChallenge,
  { state, words, by, now }: UserActor & { state: Ending; words?: string | undefined },
) => {
  await releaseSlots(db, challenge.slots, { by, now })
  await closeChallenge(db, challenge.id, { state })
  if (state !== 'countered') await notifyOfAnswer(db, challenge, { answer: state, words, by, now })
}

const payingSides = { both: null, from: 1, to: 2 } as const

export const acceptSlot = async (
  db: Database,
  challenge: StoredChallenge,
  slotId: string,
  { by, now }: UserActor,
) => {
  const { from, to, byId, periods, minutesPerPeriod, playersPerTeam } = challenge
  const slot = requireFound(challenge.slots.find(({ id }) => id === slotId))
  const input = {
    periods,
    minutesPerMatch: minutesPerPeriod,
    playersPerTeam,
    ...pickDeciders(challenge),
    hold: slot.id,
    kind: 'challenge',
    sets: 1,
    visibility: 'link',
    team: from.id,
  } as const
  const sessionId = await bookSession(db, input, { by: byId, now })
  const session = requireFound(await lockSession(db, sessionId))
  const name = to.name === session.setNames[0] ? `${to.name} (2)` : to.name
  const said = await listAvailability(db, slot.id)
  const payingSide = payingSides[challenge.pays]
  const opponent = { opponentId: by, team: { id: to.id, name }, payingSide, said }
  await addOpponent(db, session, opponent, { by, now })
  await inviteTeam(db, sessionId, { teamId: from.id, set: 1 }, { by, now })
  const others = challenge.slots.filter(({ id }) => id !== slotId)
  await releaseSlots(db, others, { by, now })
  await closeChallenge(db, challenge.id, { state: 'accepted', session: sessionId })
  await notifyOfAnswer(db, challenge, { answer: 'accepted', by, now })
}

export const expireChallenges = (db: Database, now: Date) =>
  forEachDue(
    db,
    (db, failed) => lockDueChallenge(db, now, failed),
    async (db, id) => {
      const challenge = await loadChallenge(db, id)
      await closeChallenge(db, id, { state: 'expired' })
      await notifyOfAnswer(db, challenge, { answer: 'expired', by: null, now })
    },
  )
