import type { PlaceState } from '@i-one/contract/sessions'
import type { editSession } from '@i-one/contract/sessions/captain'
import type { SessionSettings } from '@i-one/contract/sessions/settings'
import { hasPlace, isGoing } from '@i-one/contract/sessions/states'
import { getMinimumPlayers } from '@i-one/game/sessions/deadlines'
import type * as z from 'zod/mini'
import { type SharedCost, computeShares } from '../../ledger/rules.ts'
import { toInputError, ApiError } from '../../lib/http/api-error.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { settings, toSettingEdit } from '../../session-edits.ts'
import { getCapacity } from '../rules.ts'

interface Led {
  captainId: string
  opponentId?: string | null
  places: readonly { playerId: string; state: PlaceState; nickname: string | null; set?: number | null }[]
}

const minimumFor = (input: number | undefined, before: number, capacity: number) => {
  const min = getMinimumPlayers(capacity)
  if (input === undefined) return Math.min(Math.max(before, min), capacity)
  if (input >= min && input <= capacity) return input
  throw toInputError({
    minimum:
      min < capacity
        ? i18n._('Must be {min} to {max}', { min, max: capacity })
        : i18n._('Must be {min}', { min }),
  })
}

export const toSessionEdit = (session: SessionSettings & Led, input: z.output<typeof editSession.body>) => {
  const requested = Object.fromEntries(
    settings.map((setting) => [setting, input[setting] ?? session[setting]]),
  ) as SessionSettings
  const minimum = minimumFor(input.minimum, session.minimum, getCapacity(requested))
  const after = { ...requested, minimum }
  const changed = settings.filter((setting) => after[setting] !== session[setting])
  const taken = session.places.filter(({ state }) => hasPlace(state) || state === 'offered').length
  const sidesChange = changed.includes('sets') || changed.includes('playersPerTeam')
  // guard: an edit does not remove players
  if (sidesChange && (session.opponentId || getCapacity(after) < taken)) throw new ApiError('relied-on')
  return { after, edits: changed.map((setting) => toSettingEdit(setting, session, after)) }
}

export const requireSuccessor = ({ opponentId, places }: Led, playerId: string) => {
  const place = places.find((one) => one.playerId === playerId)
  const isOfOther = place?.set === 2 && opponentId != null
  if (!place || !isGoing(place.state) || isOfOther) throw new ApiError('not-in')
  if (place.nickname === null) throw new ApiError('guest-cannot-lead')
}

interface Begun extends Omit<SharedCost, 'capacity'> {
  start: Date
  playersPerTeam: number
  sets: number
}

/** After kick-off, the captain owes the shares of empty places. */
export const owesMoreAsCaptain = (session: Begun, playerId: string, now: Date) => {
  if (session.state !== 'started' && now < session.start) return false
  const place = session.places.find((one) => one.playerId === playerId)
  const owedUnder = (captainId: string) => {
    const capacity = getCapacity(session)
    return computeShares({ ...session, capacity, captainId, state: 'started' }, now).get(place?.id ?? '') ?? 0
  }
  return owedUnder(playerId) > owedUnder(session.captainId)
}
