import type { Place, Session } from '@i-one/contract/sessions'
import { isEnded, isGoing, isWaiting as waits } from '@i-one/contract/sessions/states'
import { plural, t } from '@lingui/core/macro'
import { positionText } from '../lib/positions.ts'
import { commaText } from '../ui/text/joins.ts'

type Led = Pick<Session, 'places' | 'captain' | 'opponent'>
type Peopled = Led & Pick<Session, 'setNames' | 'drawnAt'>

export const isGoingPlace = ({ state }: Place) => isGoing(state)
export const isWaitingPlace = ({ state }: Place) => waits(state)
export const isUserGoing = (mine: Session['mine']) => isGoing(mine?.state)

/** Returns the players who become no-shows when the session finishes, unless a match event names them. */
export const listNotCheckedIn = ({ places, captain, opponent }: Led) => {
  if (!places.some(({ state }) => state === 'checked-in')) return []
  const captains = new Set([captain._id, opponent?._id])
  return places.filter(({ state, player }) => state === 'going' && !captains.has(player._id))
}

export const isGuest = ({ addedBy }: Place) => addedBy !== undefined

export const nameOrYouText = ({ player }: Place, me: string | undefined) =>
  player._id === me ? t`You` : player.name

export const guestText = ({ addedBy }: Place, { places }: Peopled, me: string | undefined) => {
  if (!addedBy) return undefined
  if (addedBy === me) return t`your guest`
  const inviter = places.find(({ player }) => player._id === addedBy)
  return inviter ? t`guest of ${{ name: inviter.player.name }}` : t`a guest`
}

const setText = ({ set }: Place, { setNames, drawnAt }: Peopled) =>
  drawnAt && set ? (setNames[set - 1] ?? t`Team ${set}`) : undefined

const attendanceText = ({ state }: Place) => {
  if (state === 'checked-in') return t({ message: 'here', comment: 'The player is checked in' })
  return state === 'no-show' ? t`no-show` : undefined
}

export const placeDetailsText = (place: Place, session: Peopled, me: string | undefined) =>
  commaText(
    place.player._id === session.captain._id && t`captain`,
    positionText(place.player.position),
    setText(place, session),
    guestText(place, session, me),
    attendanceText(place),
  )

export const normalizeName = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\u200c\u200d]/gu, '')
    .toLowerCase()
    .replaceAll('.', '')
    .trim()

const isSameName = (listed: string, place: Place) => {
  const [given, known] = [normalizeName(listed), normalizeName(place.player.name)]
  if (given === known || given === normalizeName(place.user?.nickname ?? place.player.name)) return true
  const [first = '', ...more] = given.split(' ')
  const [knownFirst = '', ...knownMore] = known.split(' ')
  return first === knownFirst && more.every((word, at) => knownMore[at]?.startsWith(word))
}

export const findPlaceByName = (listed: string, places: readonly Place[]) =>
  places.find((place) => (isGoingPlace(place) || isWaitingPlace(place)) && isSameName(listed, place))

export const occupancyText = ({ state, going, capacity }: Pick<Session, 'state' | 'going' | 'capacity'>) => {
  if (state === 'finished') return t`${going} played`
  if (isEnded(state)) return plural(going, { one: '# was in', other: '# were in' })
  const free = capacity - going
  return free > 0
    ? t`${going} in, ${plural(free, { one: '# spot left', other: '# spots left' })}`
    : t`${going} in, full`
}

type Filling = Pick<Session, 'capacity' | 'going' | 'places'>

export const countFreePlaces = ({ capacity, going, places }: Filling) =>
  Math.max(0, capacity - going - places.filter(({ state }) => state === 'offered').length)

export const countRemainingGuests = ({ places, captain, opponent }: Peopled, me: string) => {
  if (captain._id === me || opponent?._id === me) return 40
  const mine = places.filter(
    (place) => place.addedBy === me && (isGoingPlace(place) || isWaitingPlace(place)),
  )
  return Math.max(0, 3 - mine.length)
}
