import type { Challenge } from '@i-one/contract/challenges'
import { teamName } from '../stats/teams/rules.ts'
import type { StoredChallenge } from './sql.ts'

const sideOf = ({ fromLeaders, toLeaders }: StoredChallenge, userId: string) => {
  if (toLeaders.includes(userId)) return { mine: 'to' } as const
  return fromLeaders.includes(userId) ? ({ mine: 'from' } as const) : {}
}

/** The challenge as who acts for one of its teams sees it. */
export const challengeView = (challenge: StoredChallenge, readerId: string, now: Date): Challenge => ({
  _id: challenge.id,
  state: challenge.state,
  from: teamName(challenge.from),
  to: teamName(challenge.to),
  by: { _id: challenge.byId, name: challenge.byName },
  ...(challenge.words !== null && { words: challenge.words }),
  slots: challenge.slots.map(({ id, pitch, start, end, price, state, expiresAt }) => ({
    _id: id,
    pitch,
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    price,
    open: challenge.state === 'open' && state === 'held' && new Date(expiresAt) > now,
  })),
  periods: challenge.periods,
  minutesPerPeriod: challenge.minutesPerPeriod,
  playersPerTeam: challenge.playersPerTeam,
  aet: challenge.aet,
  penaltyShootout: challenge.penaltyShootout,
  answerBy: challenge.answerBy.toISOString(),
  ...(challenge.sessionId !== null && { session: challenge.sessionId }),
  ...(challenge.counters !== null && { counters: challenge.counters }),
  ...sideOf(challenge, readerId),
  serverTime: now.toISOString(),
})
