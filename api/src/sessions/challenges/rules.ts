import type { Offer } from '@i-one/contract/sessions/challenges'
import { day, hour, minute } from '@i-one/game/durations'
import { type CallOn, isAllowed } from '../../is-allowed.ts'
import { Refusal, badInput } from '../../lib/http/refusal.ts'
import type { Role } from '../../roles.ts'
import type { StoredChallenge } from './sql.ts'

/** How long a stretch is held for the answer: a day, and no longer than until six hours before it begins. */
export const heldUntil = (start: Date, now: Date) => {
  const until = new Date(Math.min(now.getTime() + day, start.getTime() - 6 * hour))
  if (until <= now) throw new Refusal('too-soon')
  return until
}

/** The match has to fit into the shortest stretch, and the stretches must not be the same. */
export const requireFits = (
  { periods, minutesPerPeriod }: Offer,
  stretches: readonly { pitchId: string; start: Date; end: Date }[],
) => {
  const shortest = Math.min(...stretches.map(({ start, end }) => end.getTime() - start.getTime())) / minute
  if (periods * minutesPerPeriod > shortest)
    throw badInput({ minutesPerPeriod: `${shortest} minutes are the longest here` })
  const overlaps = stretches.some((one, n) =>
    stretches
      .slice(n + 1)
      .some((other) => other.pitchId === one.pitchId && other.start < one.end && one.start < other.end),
  )
  if (overlaps) throw badInput({ slots: 'Each time once' })
}

/** Nobody is asked twice about one challenge within so many milliseconds. */
export const askedFor = 12 * hour

/** What the reader is: who may act for the team challenged is its `captain`, each of it a `player`; who acts for the one that asks is a `challenger`. */
const rolesOf = ({ toLeaders, toMembers, fromLeaders }: StoredChallenge, userId: string) => {
  const roles = new Set<Role>()
  if (toMembers.includes(userId)) roles.add('player')
  if (toLeaders.includes(userId)) roles.add('captain')
  if (fromLeaders.includes(userId)) roles.add('challenger')
  return roles
}

/** It concerns the two teams alone. */
export const requireMay = (action: CallOn<'challenge'>, challenge: StoredChallenge, userId: string) => {
  const roles = rolesOf(challenge, userId)
  if (roles.size === 0) throw new Refusal('not-found')
  if (!isAllowed(action, roles)) throw new Refusal('not-yours')
}

/** Whether one of its times, while it is open, can still be accepted. */
export const isHeld = ({ state, expiresAt }: StoredChallenge['slots'][number], now: Date) =>
  state === 'held' && new Date(expiresAt) > now

/** From `answerBy` on it is over, also in the second before its timer says so. */
export const requireOpen = ({ state, answerBy }: StoredChallenge, now: Date) => {
  if (state !== 'open' || answerBy <= now)
    throw new Refusal('challenge-over', { state: state === 'open' ? 'expired' : state })
}
