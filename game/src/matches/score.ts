import { type MatchEvent, type Side, listEffectiveEvents } from './event.ts'
import type { EventMinutes } from './minutes.ts'

export interface Score {
  T1: number
  T2: number
}

/** Counts own goals for the other side. Includes extra time, but not the shoot-out. */
export const countScore = (events: readonly MatchEvent[]): Score => {
  const sum: Score = { T1: 0, T2: 0 }
  for (const event of listEffectiveEvents(events)) {
    const side = findScoringSide(event)
    if (side) sum[side]++
  }
  return sum
}

export const countByPlayer = (events: readonly MatchEvent[]) => {
  const tally = new Map<string, { goals: number; assists: number }>()
  for (const { type, player } of listEffectiveEvents(events)) {
    if (player === undefined || (type !== 'goal' && type !== 'assist')) continue
    const own = tally.get(player) ?? { goals: 0, assists: 0 }
    tally.set(player, own)
    if (type === 'goal') own.goals++
    else own.assists++
  }
  return tally
}

export interface Scorer {
  player: string | null
  ownGoal: boolean
  minutes: string[]
}

export const listScorers = (events: readonly MatchEvent[], { minuteOf, inOrder }: EventMinutes) => {
  const lists: Record<Side, Scorer[]> = { T1: [], T2: [] }
  for (const event of listEffectiveEvents(events).toSorted(inOrder)) {
    const side = findScoringSide(event)
    if (side) scorerOf(event, lists[side]).minutes.push(minuteOf(event))
  }
  return lists
}

const scorerOf = (event: MatchEvent, list: Scorer[]): Scorer => {
  const player = event.player ?? null
  const ownGoal = event.type === 'own-goal'
  const known = list.find((scorer) => scorer.player === player && scorer.ownGoal === ownGoal)
  if (known) return known
  const scorer = { player, ownGoal, minutes: [] }
  list.push(scorer)
  return scorer
}

export const findScoringSide = ({ type, side }: MatchEvent): Side | undefined => {
  if (type === 'goal') return side
  if (type === 'own-goal' && side) return side === 'T1' ? 'T2' : 'T1'
  return undefined
}
