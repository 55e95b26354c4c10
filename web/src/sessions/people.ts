import type { Place, Session } from '@i-one/contract/sessions'
import { isEnded, isGoing, isWaiting as waits } from '@i-one/contract/sessions/states'
import { countText } from '@i-one/game/count-text'
import { positionText } from '../lib/positions.ts'

type Peopled = Pick<Session, 'places' | 'captain' | 'opponent' | 'setNames' | 'drawnAt'>

export const isHere = ({ state }: Place) => isGoing(state)
export const isWaiting = ({ state }: Place) => waits(state)
/** Whether the session is one's own to play in. */
export const isIn = (mine: Session['mine']) => isGoing(mine?.state)
/** Who counts as a no-show when the session is finished, unless a match names them; where nobody is checked in, nobody. */
export const uncheckedIn = ({ places, captain }: Pick<Session, 'places' | 'captain'>) =>
  places.some(({ state }) => state === 'checked-in')
    ? places.filter(({ state, player }) => state === 'going' && player._id !== captain._id)
    : []

export const isGuest = ({ addedBy }: Place) => addedBy !== undefined

/** 'You' for oneself. */
export const calledIn = ({ player }: Place, me: string | undefined) =>
  player._id === me ? 'You' : player.name

/** Whose guest it is, 'your guest' for one's own. */
export const hostText = ({ addedBy }: Place, { places }: Peopled, me: string | undefined) => {
  if (!addedBy) return undefined
  if (addedBy === me) return 'your guest'
  const host = places.find(({ player }) => player._id === addedBy)
  return host ? `guest of ${host.player.name}` : 'a guest'
}

const setText = ({ set }: Place, { setNames, drawnAt }: Peopled) =>
  drawnAt && set ? (setNames[set - 1] ?? `Set ${set}`) : undefined

const attendanceText = ({ state }: Place) => {
  if (state === 'checked-in') return 'here'
  return state === 'no-show' ? 'did not come' : undefined
}

/** What there is to say about somebody beside their name: 'captain, Goalkeeper, Danfo Kings'. */
export const aboutText = (place: Place, session: Peopled, me: string | undefined) =>
  [
    place.player._id === session.captain._id && 'captain',
    positionText(place.player.position),
    setText(place, session),
    hostText(place, session, me),
    attendanceText(place),
  ]
    .filter(Boolean)
    .join(', ')

/** Without accents, case and full stops. */
export const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\u200c\u200d]/gu, '')
    .toLowerCase()
    .replaceAll('.', '')
    .trim()

const isSameName = (listed: string, place: Place) => {
  const [given, known] = [folded(listed), folded(place.player.name)]
  if (given === known || given === folded(place.user?.nickname ?? place.player.name)) return true
  const [first = '', ...more] = given.split(' ')
  const [knownFirst = '', ...knownMore] = known.split(' ')
  return first === knownFirst && more.every((word, at) => knownMore[at]?.startsWith(word))
}

/** Who of those in or waiting a name on a list may be: the same name or nickname, or the beginning of the same. */
export const alreadyIn = (listed: string, places: readonly Place[]) =>
  places.find((place) => (isHere(place) || isWaiting(place)) && isSameName(listed, place))

/** '8 in, 2 free', and of a session that is over '8 played'. */
export const inAndFree = ({ state, going, capacity }: Pick<Session, 'state' | 'going' | 'capacity'>) => {
  if (state === 'finished') return `${going} played`
  if (isEnded(state)) return `${countText(going, 'was', 'were')} in`
  return going >= capacity ? `${going} in, full` : `${going} in, ${capacity - going} free`
}

/** Places nobody has and nobody is asked to take. */
export const freePlaces = ({ capacity, going, places }: Pick<Session, 'capacity' | 'going' | 'places'>) =>
  Math.max(0, capacity - going - places.filter(({ state }) => state === 'offered').length)

/** How many guests one may still add: three a player, the captain as many as the list takes. */
export const guestsLeft = ({ places, captain, opponent }: Peopled, me: string) => {
  if (captain._id === me || opponent?._id === me) return 40
  const mine = places.filter((place) => place.addedBy === me && (isHere(place) || isWaiting(place)))
  return Math.max(0, 3 - mine.length)
}
