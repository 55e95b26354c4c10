import type { Session } from '@i-one/contract/sessions'
import { isEnded } from '@i-one/contract/sessions/states'
import { plural } from '@i-one/game/count-text'
import { kitOf, kits, kitsOf, type Kit } from '../../ui/football/kit.ts'
import { isHere, isWaiting } from '../people.ts'

type Place = Session['places'][number]
type Lined = Pick<Session, 'state' | 'places' | 'sets' | 'playersPerTeam' | 'drawnAt' | 'setNames'>

export type Spot = Place | undefined

const setOf = (place: Place, at: number, { drawnAt, sets }: Lined) =>
  drawnAt && place.set ? place.set - 1 : at % sets

const keepersFirst = (a: Place, b: Place) =>
  Number(b.player.position === 'GK') - Number(a.player.position === 'GK')

export const lineUp = (session: Lined): Spot[][] => {
  const sets: Place[][] = Array.from({ length: session.sets }, () => [])
  for (const [at, place] of session.places.filter(isHere).entries()) {
    sets[setOf(place, at, session)]?.push(place)
  }
  return sets.map((places) => {
    const free = isEnded(session.state) ? 0 : Math.max(0, session.playersPerTeam - places.length)
    return [...places.toSorted(keepersFirst), ...Array.from({ length: free }, () => undefined)]
  })
}

export const waitingList = ({ places }: Pick<Session, 'places'>) => places.filter(isWaiting)

export const calledOnPitch = ({ user, player }: Place) => {
  const name = user?.nickname ?? player.name.split(' ')[0] ?? player.name
  return name.length > 10 ? `${name.slice(0, 9)}…` : name
}

const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const counted = (count: number) => words[count] ?? String(count)

export const lineUpSentence = (session: Lined) =>
  lineUp(session)
    .map((spots, at) => {
      const going = spots.filter(Boolean).length
      const free = spots.length - going
      const places = free ? `, ${counted(free)} ${plural(free, 'spot')} left` : ''
      return `${session.setNames[at] ?? `Team ${at + 1}`}: ${counted(going)} in${places}.`
    })
    .join(' ')

export const kitsOfSets = ([first = '', second = '', ...others]: readonly string[]): Kit[] =>
  others.reduce<Kit[]>(
    (worn, name) => [...worn, [kitOf(name), ...kits].find((kit) => !worn.includes(kit)) ?? kitOf(name)],
    kitsOf(first, second),
  )

type Named = Pick<Session, 'teamOne' | 'teamTwo' | 'setNames'>

export const kitsOfSession = ({ teamOne, teamTwo, setNames }: Named): Kit[] =>
  kitsOfSets([teamOne.name, teamTwo.name, ...setNames.slice(2)])
