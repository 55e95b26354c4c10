import type { Session } from '@i-one/contract/sessions'
import { isEnded } from '@i-one/contract/sessions/states'
import { plural } from '@i-one/game/count-text'
import { kitOf, kits, kitsOf, type Kit } from '../../ui/football/kit.ts'
import { isHere, isWaiting } from '../people.ts'

type Place = Session['places'][number]
type Lined = Pick<Session, 'state' | 'places' | 'sets' | 'playersPerTeam' | 'drawnAt' | 'setNames'>

/** A shirt of a set: somebody's place, or a free one. */
export type Spot = Place | undefined

/** Before the draw everybody is lined up in the order of joining, a set after the other by turns. */
const setOf = (place: Place, at: number, { drawnAt, sets }: Lined) =>
  drawnAt && place.set ? place.set - 1 : at % sets

const keepersFirst = (a: Place, b: Place) =>
  Number(b.player.position === 'GK') - Number(a.player.position === 'GK')

/**
 * The sets as they stand, each with as many spots as a team has players, and more where the draw put more in one.
 * Nothing is free in a session that is over.
 */
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

/** What stands on a shirt's label. */
export const calledOnPitch = ({ user, player }: Place) => {
  const name = user?.nickname ?? player.name.split(' ')[0] ?? player.name
  return name.length > 10 ? `${name.slice(0, 9)}…` : name
}

const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const counted = (count: number) => words[count] ?? String(count)

/** 'Danfo Kings: five in. Mushin United: four in, one place free.' */
export const lineUpSentence = (session: Lined) =>
  lineUp(session)
    .map((spots, at) => {
      const going = spots.filter(Boolean).length
      const free = spots.length - going
      const places = free ? `, ${counted(free)} ${plural(free, 'place')} free` : ''
      return `${session.setNames[at] ?? `Set ${at + 1}`}: ${counted(going)} in${places}.`
    })
    .join(' ')

/** The first two as on the scoreboard, each further set in a kit that none before it wears. */
export const kitsOfSets = ([first = '', second = '', ...others]: readonly string[]): Kit[] =>
  others.reduce<Kit[]>(
    (worn, name) => [...worn, [kitOf(name), ...kits].find((kit) => !worn.includes(kit)) ?? kitOf(name)],
    kitsOf(first, second),
  )

/** A set has its colours from the first moment; who wears them is settled by the draw. */
export const kitsOfSession = ({
  teamOne,
  teamTwo,
  setNames,
}: Pick<Session, 'teamOne' | 'teamTwo' | 'setNames'>): Kit[] =>
  kitsOfSets([teamOne.name, teamTwo.name, ...setNames.slice(2)])
