import type { Session } from '@i-one/contract/sessions'
import { isEnded } from '@i-one/contract/sessions/states'
import { pluralize } from '@i-one/game/count-text'
import { toKit, kits, toKits, type Kit } from '../../ui/football/kit.ts'
import { isGoingPlace, isWaitingPlace } from '../people.ts'

type Place = Session['places'][number]
type Lined = Pick<Session, 'state' | 'places' | 'sets' | 'playersPerTeam' | 'drawnAt' | 'setNames'>

export type LineupSpot = Place | undefined

const setOf = (place: Place, at: number, { drawnAt, sets }: Lined) =>
  drawnAt && place.set ? place.set - 1 : at % sets

const keepersFirst = (a: Place, b: Place) =>
  Number(b.player.position === 'GK') - Number(a.player.position === 'GK')

export const toLineup = (session: Lined): LineupSpot[][] => {
  const sets: Place[][] = Array.from({ length: session.sets }, () => [])
  for (const [at, place] of session.places.filter(isGoingPlace).entries()) {
    sets[setOf(place, at, session)]?.push(place)
  }
  return sets.map((places) => {
    const free = isEnded(session.state) ? 0 : Math.max(0, session.playersPerTeam - places.length)
    return [...places.toSorted(keepersFirst), ...Array.from({ length: free }, () => undefined)]
  })
}

export const listWaitingPlaces = ({ places }: Pick<Session, 'places'>) => places.filter(isWaitingPlace)

export const shortNameText = ({ user, player }: Place) => {
  const name = user?.nickname ?? player.name.split(' ')[0] ?? player.name
  return name.length > 10 ? `${name.slice(0, 9)}…` : name
}

const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const counted = (count: number) => words[count] ?? String(count)

export const lineupText = (session: Lined) =>
  toLineup(session)
    .map((spots, at) => {
      const going = spots.filter(Boolean).length
      const free = spots.length - going
      const places = free ? `, ${counted(free)} ${pluralize(free, 'spot')} left` : ''
      return `${session.setNames[at] ?? `Team ${at + 1}`}: ${counted(going)} in${places}.`
    })
    .join(' ')

export const toSetKits = ([first = '', second = '', ...others]: readonly string[]): Kit[] =>
  others.reduce<Kit[]>(
    (worn, name) => [...worn, [toKit(name), ...kits].find((kit) => !worn.includes(kit)) ?? toKit(name)],
    toKits(first, second),
  )

type Named = Pick<Session, 'teamOne' | 'teamTwo' | 'setNames'>

export const toSessionKits = ({ teamOne, teamTwo, setNames }: Named): Kit[] =>
  toSetKits([teamOne.name, teamTwo.name, ...setNames.slice(2)])
