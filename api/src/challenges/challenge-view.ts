import type { Challenge } from '@i-one/contract/challenges'
import { teamName } from '../stats/teams/rules.ts'
import type { StoredChallenge } from './sql.ts'

const sideOf = ({ fromLeaders, toLeaders }: StoredChallenge, userId: string) => {
  if (toLeaders.includes(userId)) return { mine: 'to' } as const
  return fromLeaders.includes(userId) ? ({ mine: 'from' } as const) : {}
}

const stateOf = (
  { state: challenge }: StoredChallenge,
  { chosen, state, expiresAt }: StoredChallenge['slots'][number],
  now: Date,
) => {
  if (chosen) return 'chosen'
  return challenge === 'open' && state === 'held' && new Date(expiresAt) > now ? 'held' : 'lost'
}

/** The challenge as who acts for one of its teams sees it. */
export const challengeView = (challenge: StoredChallenge, readerId: string, now: Date): Challenge => {
  const side = sideOf(challenge, readerId)
  const toLeads = side.mine === 'to'
  return {
    _id: challenge.id,
    state: challenge.state,
    from: teamName(challenge.from),
    to: teamName(challenge.to),
    by: { _id: challenge.byId, name: challenge.byName },
    ...(challenge.words !== null && { words: challenge.words }),
    pays: challenge.pays,
    slots: challenge.slots.map((slot) => ({
      _id: slot.id,
      pitch: slot.pitch,
      start: new Date(slot.start).toISOString(),
      end: new Date(slot.end).toISOString(),
      price: slot.price,
      state: stateOf(challenge, slot, now),
      ...(toLeads && { free: slot.free }),
    })),
    periods: challenge.periods,
    minutesPerPeriod: challenge.minutesPerPeriod,
    playersPerTeam: challenge.playersPerTeam,
    aet: challenge.aet,
    penaltyShootout: challenge.penaltyShootout,
    kept: challenge.kept,
    answerBy: challenge.answerBy.toISOString(),
    ...(challenge.sessionId !== null && { session: challenge.sessionId }),
    ...(challenge.counters !== null && { counters: challenge.counters }),
    ...side,
    serverTime: now.toISOString(),
  }
}
