import { randomBytes } from 'node:crypto'
import type { PlaceState } from '@i-one/contract/sessions'
import { day } from '@i-one/game/durations'
import { Refusal } from '../lib/http/refusal.ts'
import { isGuest } from '../sessions/rules.ts'

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
