import { ApiError } from '../../lib/http/api-error.ts'
import { getStateOnJoining } from '../places/rules.ts'
import type { StoredPlace, StoredSession } from '../sql.ts'

type Sided = Pick<StoredSession, 'sets' | 'opponentId' | 'opponentNickname'>

export const requireSideOpen = ({ sets, opponentId, opponentNickname }: Sided) => {
  // guard: a session has at most two sides
  if (sets > 1)
    throw new ApiError('opponent-taken', opponentId === null ? {} : { opponent: opponentNickname })
}

export const requireNotInSession = ({ places }: Pick<StoredSession, 'places'>, playerId: string) =>
  getStateOnJoining({ capacity: Infinity, places }, playerId)

export const getOwnPlace = (places: readonly StoredPlace[], playerId: string) => {
  const place = places.find((one) => one.playerId === playerId)
  if (!place || place.state === 'removed') throw new ApiError('not-in')
  return place
}

export const withoutOpponent = (session: StoredSession): StoredSession => ({
  ...session,
  sets: 1,
  opponentId: null,
  payingSide: null,
  places: session.places.filter(({ set }) => set !== 2),
})
