import type { PlaceState } from '@i-one/contract/sessions'
import { ApiError } from '../../lib/http/api-error.ts'
import { getStateOnJoining } from '../places/rules.ts'

interface Sided {
  sets: number
  opponentId: string | null
  opponentNickname: string | null
  places: readonly { playerId: string; state: PlaceState }[]
}

export const requireSideOpen = ({ sets, opponentId, opponentNickname }: Sided) => {
  // guard: a session has at most two sides
  if (sets > 1)
    throw new ApiError('opponent-taken', opponentId === null ? {} : { opponent: opponentNickname })
}

export const requireNotInSession = ({ places }: Sided, playerId: string) =>
  getStateOnJoining({ capacity: Infinity, places }, playerId)

export const getOwnPlace = <P extends { playerId: string; state: PlaceState }>(
  places: readonly P[],
  playerId: string,
): P => {
  const place = places.find((one) => one.playerId === playerId)
  if (!place || place.state === 'removed') throw new ApiError('not-in')
  return place
}

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
