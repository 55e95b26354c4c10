import type { PlaceState } from '@i-one/contract/sessions'
import { Refusal } from '../../lib/http/refusal.ts'
import { placeOnJoining } from '../places/rules.ts'

interface Sided {
  sets: number
  opponentId: string | null
  opponentNickname: string | null
  places: readonly { playerId: string; state: PlaceState }[]
}

/** The second side is open as long as there is but one set. */
export const requireSideOpen = ({ sets, opponentId, opponentNickname }: Sided) => {
  // guard: a session has two sides at most
  if (sets > 1) throw new Refusal('opponent-taken', opponentId === null ? {} : { opponent: opponentNickname })
}

/** Who is in the first side cannot bring the second, and who was removed from it may not come back so. */
export const requireOutside = ({ places }: Sided, playerId: string) =>
  placeOnJoining({ capacity: Infinity, places }, playerId)

/** A part in the session that was not taken away. */
export const requirePart = <P extends { playerId: string; state: PlaceState }>(
  places: readonly P[],
  playerId: string,
): P => {
  const place = places.find((one) => one.playerId === playerId)
  if (!place || place.state === 'removed') throw new Refusal('not-in')
  return place
}

/** The session once its second side has gone. */
export const withoutOpponent = <S extends SessionOfSides>(session: S): S => ({
  ...session,
  sets: 1,
  opponentId: null,
  payingSide: null,
  places: session.places.filter(({ set }) => set !== 2),
})

interface SessionOfSides {
  sets: number
  opponentId: string | null
  payingSide: 1 | 2 | null
  places: readonly { set: number | null }[]
}
