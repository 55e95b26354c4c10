import type { MatchEvent } from './event.ts'
import { effectiveEvents } from './event.ts'

/** `kicks` are those of one player in their order, true where scored. */
export interface Kicker {
  player: string
  kicks: boolean[]
}

export interface Kickers {
  /** Who may kick for the side at all, in the order of the lineup. */
  eligible: Kicker[]
  /** Whose turn it can be: the eligible who have kicked least often. */
  next: string[]
  /** Ids of kicks by somebody who had kicked when another who may had not as often, or who may not kick. */
  outOfTurn: string[]
}

/**
 * Who kicks for one side of a shoot-out: those on the pitch at its end, and nobody again before everyone has. A kick
 * out of turn counts, and is pointed out; one without a player is nobody's turn. The same for any order and repetition
 * of `events`.
 * @param starters of that side, who were on the pitch at the kick-off
 */
export const kickersOf = (
  events: readonly MatchEvent[],
  starters: readonly string[],
  side: 'T1' | 'T2',
): Kickers => {
  const own = effectiveEvents(events).filter((event) => event.side === side)
  const eligible = onPitch(own, starters).map((player): Kicker => ({ player, kicks: [] }))
  const outOfTurn: string[] = []
  for (const { id, type, player, scored } of own) {
    if (type !== 'shoot-out-kick' || player === undefined) continue
    const kicker = eligible.find((one) => one.player === player)
    if (!kicker || kicker.kicks.length > fewest(eligible)) outOfTurn.push(id)
    kicker?.kicks.push(scored === true)
  }
  const next = eligible.filter(({ kicks }) => kicks.length === fewest(eligible)).map(({ player }) => player)
  return { eligible, next, outOfTurn }
}

const onPitch = (own: readonly MatchEvent[], starters: readonly string[]): string[] => {
  const players = new Set(starters)
  for (const { type, player, on, card } of own) {
    const leaves = type === 'substitution' || (type === 'card' && card === 'red')
    if (leaves && player !== undefined) players.delete(player)
    if (type === 'substitution' && on !== undefined) players.add(on)
  }
  return [...players]
}

const fewest = (kickers: readonly Kicker[]): number => Math.min(...kickers.map(({ kicks }) => kicks.length))
