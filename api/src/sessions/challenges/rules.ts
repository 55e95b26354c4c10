import type { ChallengeOffer } from '@i-one/contract/sessions/challenges'
import { day, hour, minute } from '@i-one/game/durations'
import { type EndpointConcerning, isAllowed } from '../../is-allowed.ts'
import { ApiError, toInputError } from '../../lib/http/api-error.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import type { Role } from '../../roles.ts'
import type { StoredChallenge } from './sql.ts'

export const getHoldExpiry = (start: Date, now: Date) => {
  const until = new Date(Math.min(now.getTime() + day, start.getTime() - 6 * hour))
  if (until <= now) throw new ApiError('too-soon')
  return until
}

export const requireSlotsFitOffer = (
  { periods, minutesPerPeriod }: ChallengeOffer,
  timeRanges: readonly { pitchId: string; start: Date; end: Date }[],
) => {
  const shortest = Math.min(...timeRanges.map(({ start, end }) => end.getTime() - start.getTime())) / minute
  if (periods * minutesPerPeriod > shortest)
    throw toInputError({
      minutesPerPeriod: i18n._('The match can last at most {minutes} minutes at these times', {
        minutes: shortest,
      }),
    })
  const overlaps = timeRanges.some((one, n) =>
    timeRanges
      .slice(n + 1)
      .some((other) => other.pitchId === one.pitchId && other.start < one.end && one.start < other.end),
  )
  if (overlaps) throw toInputError({ slots: i18n._('Choose each time only once') })
}

/** Minimum time in milliseconds between two requests to a player about the same challenge. */
export const requestCooldown = 12 * hour

const rolesOf = ({ toLeaders, toMembers, fromLeaders }: StoredChallenge, userId: string) => {
  const roles = new Set<Role>()
  if (toMembers.includes(userId)) roles.add('player')
  if (toLeaders.includes(userId)) roles.add('captain')
  if (fromLeaders.includes(userId)) roles.add('challenger')
  return roles
}

type Action = EndpointConcerning<'challenge'>

export const requirePermission = (action: Action, challenge: StoredChallenge, userId: string) => {
  const roles = rolesOf(challenge, userId)
  if (roles.size === 0) throw new ApiError('not-found')
  if (!isAllowed(action, roles)) throw new ApiError('not-yours')
}

export const isHeld = ({ state, expiresAt }: StoredChallenge['slots'][number], now: Date) =>
  state === 'held' && new Date(expiresAt) > now

/** Compares the deadline with the clock, because the timer that expires challenges can run late. */
export const requireOpen = ({ state, answerBy }: StoredChallenge, now: Date) => {
  if (state !== 'open' || answerBy <= now)
    throw new ApiError('challenge-over', { state: state === 'open' ? 'expired' : state })
}
