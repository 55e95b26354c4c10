import type { Session } from '@i-one/contract/sessions'
import { isEnded } from '@i-one/contract/sessions/states'
import { plural, t } from '@lingui/core/macro'
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

const goingText = (team: string, going: number) =>
  t`${team}: ${plural(going, {
    0: 'none in',
    1: 'one in',
    2: 'two in',
    3: 'three in',
    4: 'four in',
    5: 'five in',
    6: 'six in',
    7: 'seven in',
    8: 'eight in',
    other: '# in',
  })}.`

const goingAndFreeText = (team: string, going: number, free: number) =>
  t`${team}: ${plural(going, {
    0: 'none in',
    1: 'one in',
    2: 'two in',
    3: 'three in',
    4: 'four in',
    5: 'five in',
    6: 'six in',
    7: 'seven in',
    8: 'eight in',
    other: '# in',
  })}, ${plural(free, {
    1: 'one spot left',
    2: 'two spots left',
    3: 'three spots left',
    4: 'four spots left',
    5: 'five spots left',
    6: 'six spots left',
    7: 'seven spots left',
    8: 'eight spots left',
    other: '# spots left',
  })}.`

export const lineupText = (session: Lined) =>
  toLineup(session)
    .map((spots, at) => {
      const going = spots.filter(Boolean).length
      const free = spots.length - going
      const team = session.setNames[at] ?? t`Team ${{ number: at + 1 }}`
      return free > 0 ? goingAndFreeText(team, going, free) : goingText(team, going)
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
