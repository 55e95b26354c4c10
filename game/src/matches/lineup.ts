import {
  type Group,
  type Lineup,
  type LineupPlayer,
  type SquadPlayer,
  toGroup,
  toLineupPlayer,
  assignShirtNumbers,
  createStartingLineup,
} from './formation.ts'
import { groupY } from './formations.ts'

type Role = Group | 'substitutes'

export interface SavedPlayer {
  player: string
  role: Role
  number: number
  x?: number
  y?: number
}

type Place = Pick<SavedPlayer, 'role' | 'x' | 'y'>

const outfield = ['defenders', 'midfielders', 'forward'] as const
const onPitch = ({ role }: Place) => role !== 'substitutes'

/** Keeps positions of players still in the squad. New players, then substitutes, fill empty positions, first in goal. */
export const toCurrentLineup = (
  squad: readonly SquadPlayer[],
  saved: readonly SavedPlayer[],
  playersPerTeam: number,
) => {
  const players = new Map(squad.map((one) => [one.player, one]))
  const stored = saved.filter(({ player }) => players.has(player))
  if (stored.length === 0) return createStartingLineup(squad, playersPerTeam)
  const began = stored.filter(onPitch).slice(0, playersPerTeam)
  const places = new Map<string, Place>(began.map((one) => [one.player, one]))
  const known = new Set(stored.map(({ player }) => player))
  const bench = stored.filter(({ player }) => !places.has(player)).map(({ player }) => players.get(player))
  const waiting = [...squad.filter(({ player }) => !known.has(player)), ...bench.filter((one) => !!one)]

  const gone = saved.filter((one) => onPitch(one) && !players.has(one.player))
  for (const place of gone.toSorted((a, b) => Number(isGoal(b)) - Number(isGoal(a))))
    if (places.size < playersPerTeam) take(place, waiting, places)
  while (places.size < playersPerTeam && waiting.length) {
    const next = waiting.shift() as SquadPlayer
    places.set(next.player, freePlace(next, [...places.values()]))
  }
  if (![...places.values()].some(isGoal)) putInGoal(places)
  return lineupOf(squad, stored, places)
}

const isGoal = ({ role }: Place) => role === 'goalkeeper'

const take = (place: Place, waiting: SquadPlayer[], places: Map<string, Place>) => {
  const suits = ({ position }: SquadPlayer) => position !== null && toGroup(position) === place.role
  const at = Math.max(0, waiting.findIndex(suits))
  const [next] = waiting.splice(at, 1)
  if (next) places.set(next.player, { role: place.role, x: place.x, y: place.y })
}

const freePlace = ({ position }: SquadPlayer, taken: readonly Place[]): Place => {
  if (!taken.some(isGoal)) return { role: 'goalkeeper' }
  const size = (group: Group) => taken.filter(({ role }) => role === group).length
  const role =
    position && position !== 'GK'
      ? toGroup(position)
      : outfield.reduce((min, group) => (size(group) < size(min) ? group : min))
  if (taken.every(({ x }) => x === undefined)) return { role }
  return { role, x: widest(taken.filter((place) => place.role === role)), y: groupY[role as Group] }
}

const widest = (line: readonly Place[]): number => {
  const room = (x: number) => Math.min(100, ...line.map((place) => Math.abs((place.x ?? 50) - x)))
  const tries = [50, 25, 75, 10, 90, 37.5, 62.5]
  return tries.reduce((best, x) => (room(x) > room(best) ? x : best))
}

const putInGoal = (places: Map<string, Place>) => {
  const [first] = [...places].toSorted(([, a], [, b]) => (a.y ?? 0) - (b.y ?? 0))
  if (!first) return
  const [player, { x }] = first
  places.set(
    player,
    x === undefined ? { role: 'goalkeeper' } : { role: 'goalkeeper', x: 50, y: groupY.goalkeeper },
  )
}

const lineupOf = (
  squad: readonly SquadPlayer[],
  stored: readonly SavedPlayer[],
  places: ReadonlyMap<string, Place>,
) => {
  const before = new Map(stored.map((one, at) => [one.player, { at, number: one.number }]))
  const rank = ({ player }: SquadPlayer) => before.get(player)?.at ?? stored.length
  const players = squad
    .toSorted((a, b) => rank(a) - rank(b))
    .map((one) => ({ ...one, number: before.get(one.player)?.number ?? one.number }))
  const numbers = assignShirtNumbers(players)
  const lineup: Lineup = { goalkeeper: [], defenders: [], midfielders: [], forward: [], substitutes: [] }
  for (const one of players) {
    const { role = 'substitutes', x, y } = places.get(one.player) ?? {}
    const row = toLineupPlayer(one, numbers.get(one))
    lineup[role].push(x === undefined || y === undefined ? row : { ...row, x, y })
  }
  return lineup
}

export const applySubstitutions = <L extends Record<Role, readonly LineupPlayer[]>>(
  lineup: L,
  substitutions: readonly { player?: string; on?: string }[],
): Record<Role, LineupPlayer[]> => {
  let now = { ...lineup } as Record<Role, LineupPlayer[]>
  for (const { player, on } of substitutions) if (player && on) now = swapPlaces(now, player, on)
  return now
}

export const swapPlaces = (lineup: Record<Role, LineupPlayer[]>, one: string, other: string) => {
  const all = Object.values(lineup).flat()
  const [a, b] = [one, other].map((id) => all.find(({ player }) => player === id))
  if (!a || !b || a === b) return lineup
  const put = (who: LineupPlayer, { x, y }: LineupPlayer): LineupPlayer => {
    const { player, number, initials, name } = who
    const row = { player, number, initials, name }
    return x === undefined || y === undefined ? row : { ...row, x, y }
  }
  const placed = (row: LineupPlayer) => (row === a ? put(b, a) : row === b ? put(a, b) : row)
  return Object.fromEntries(Object.entries(lineup).map(([role, rows]) => [role, rows.map(placed)])) as Record<
    Role,
    LineupPlayer[]
  >
}
