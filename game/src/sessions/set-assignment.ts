import { sum } from '../sum.ts'
import type { DrawPlayer } from './draw.ts'

type Newcomer = Pick<DrawPlayer, 'id' | 'position' | 'with' | 'team'>

export interface PlayerToAssign extends Newcomer {
  set: number | null
}

export interface SetAssignment {
  id: string
  set: number
}

export const assignNewcomersToSets = (
  players: readonly PlayerToAssign[],
  setCount: number,
): SetAssignment[] => {
  if (setCount < 1) throw new RangeError('players need at least one set')
  const sets: Newcomer[][] = Array.from({ length: setCount }, (_, n) =>
    players.filter(({ set }) => set === n + 1),
  )
  return players
    .filter(({ set }) => set === null)
    .map((newcomer) => {
      const set = sets.indexOf(choose(newcomer, sets))
      sets[set]?.push(newcomer)
      return { id: newcomer.id, set: set + 1 }
    })
}

const choose = (newcomer: Newcomer, sets: Newcomer[][]): Newcomer[] => {
  const own = newcomer.team && sets[newcomer.team - 1]
  if (own) return own
  const smallest = min(sets, (set) => set.length)
  const spread = newcomer.position === 'GK' ? min(smallest, keepersIn) : smallest
  const [first = []] = min(spread, (set) => -wishesFor(newcomer, set))
  return first
}

const min = (sets: Newcomer[][], count: (set: Newcomer[]) => number): Newcomer[][] => {
  const fewest = Math.min(...sets.map(count))
  return sets.filter((set) => count(set) === fewest)
}

const keepersIn = (set: Newcomer[]): number => set.filter(({ position }) => position === 'GK').length

const wishesFor = (newcomer: Newcomer, set: Newcomer[]): number => {
  const asks = (one: Newcomer, other: Newcomer) => (one.with?.includes(other.id) ? 1 : 0)
  return sum(set.map((other) => asks(newcomer, other) + asks(other, newcomer)))
}
