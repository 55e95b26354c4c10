import { hasPlace, isGoing, isWaiting } from '@i-one/contract/sessions/states'
import { ApiError } from '../../lib/http/api-error.ts'
import { type CapacityGroup, countFreePlaces } from '../waiting/rules.ts'

const max = { captain: 40, player: 3 }

interface Hosting {
  captainId: string
  opponentId?: string | null
  places: readonly (CapacityGroup['places'][number] & { addedBy: string | null })[]
}

export const requireMayAddGuests = (session: Hosting, hostId: string, count: number) => {
  const { captainId, opponentId, places } = session
  const host = places.find(({ playerId }) => playerId === hostId)
  if (!host || !isGoing(host.state)) throw new ApiError('not-in')
  const guests = places.filter(({ addedBy }) => addedBy === hostId)
  const brought = guests.filter(({ state }) => hasPlace(state) || isWaiting(state))
  const allowed = hostId === captainId || hostId === opponentId ? max.captain : max.player
  if (brought.length + count > allowed) throw new ApiError('too-many-guests')
}

export const toGuestStates = (crowd: CapacityGroup, count: number) => {
  const free = countFreePlaces(crowd)
  return Array.from({ length: count }, (_, n) => (n < free ? 'going' : 'waitlisted'))
}
