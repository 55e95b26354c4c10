import { type Challenge, sendChallenge } from '@i-one/contract/sessions/challenges'
import type { TestApp } from './app.ts'
import { sessionStart } from './make-open-session.ts'
import { createTestTeam } from './make-team.ts'
import { type Person, createTestPitch } from './make.ts'

export const hoursAfterSessionStart = (hours: number) =>
  new Date(sessionStart.getTime() + hours * 3_600_000).toISOString()

export const challengeTerms = {
  periods: 2,
  minutesPerPeriod: 20,
  playersPerTeam: 5,
  aet: false,
  penaltyShootout: false,
}

interface ChallengeTraits {
  from?: { team: { _id: string }; captain: Person }
  to?: { team: { _id: string }; captain: Person }
  pitch?: string
  pays?: Challenge['pays']
  times?: readonly number[]
}

export const createChallenge = async (app: TestApp, traits: ChallengeTraits = {}) => {
  const from = traits.from ?? (await createTestTeam(app, { name: 'Danfo Drifters' }))
  const to = traits.to ?? (await createTestTeam(app, { name: 'Yaba Yaks' }))
  const pitch = traits.pitch ?? (await createTestPitch(app))
  const slots = (traits.times ?? [0, 24, 48]).map((hours) => ({
    pitch,
    start: hoursAfterSessionStart(hours),
  }))
  const challenge: Challenge = await app.as(from.captain.token)(sendChallenge, {
    params: { id: to.team._id },
    body: { ...challengeTerms, slots, team: from.team._id, pays: traits.pays },
  })
  return { challenge, from, to, pitch }
}
