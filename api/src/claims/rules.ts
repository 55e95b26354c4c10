import { randomBytes } from 'node:crypto'
import type { PlaceState } from '@i-one/contract/sessions'
import { day } from '@i-one/game/durations'
import type { Limit } from '../lib/http/rate-limit.ts'
import { Refusal } from '../lib/http/refusal.ts'
import { isGuest } from '../sessions/rules.ts'

/** As many guests as somebody may have been who played now and then; no heap of figures for a second account. */
export const limits = {
  ofAccount: { name: 'claims of account', most: 10, within: 90 * day },
} satisfies Record<string, Limit>

/** How long a link is good, if nobody uses it before. */
export const endOfClaim = (now: Date) => new Date(now.getTime() + 30 * day)

/** 128 bits. */
export const newClaimCode = () => randomBytes(16).toString('base64url')

export const requireGuest = (place: {
  nickname: string | null
  addedBy: string | null
  state: PlaceState
}) => {
  if (place.state === 'removed') throw new Refusal('not-found')
  if (!isGuest(place)) throw new Refusal('not-a-guest')
}

/** A removal is final, as somebody else, too. */
export const requireNeverRemoved = (
  places: readonly { playerId: string; state: PlaceState }[],
  userId: string,
) => {
  if (places.some(({ playerId, state }) => playerId === userId && state === 'removed'))
    throw new Refusal('removed-from-session')
}
