import { randomBytes } from 'node:crypto'
import type { PlaceState } from '@i-one/contract/sessions'
import { day } from '@i-one/game/durations'
import { ApiError } from '../lib/http/api-error.ts'
import type { RateLimit } from '../lib/http/rate-limit.ts'
import { isGuest } from '../sessions/rules.ts'

export const limits = {
  ofAccount: { name: 'claims of account', max: 10, within: 90 * day },
} satisfies Record<string, RateLimit>

export const getClaimExpiry = (now: Date) => new Date(now.getTime() + 30 * day)

export const createClaimCode = () => randomBytes(16).toString('base64url')

export const requireGuest = (place: {
  nickname: string | null
  addedBy: string | null
  state: PlaceState
}) => {
  if (place.state === 'removed') throw new ApiError('not-found')
  if (!isGuest(place)) throw new ApiError('not-a-guest')
}

export const requireNeverRemoved = (
  places: readonly { playerId: string; state: PlaceState }[],
  userId: string,
) => {
  if (places.some(({ playerId, state }) => playerId === userId && state === 'removed'))
    throw new ApiError('removed-from-session')
}
