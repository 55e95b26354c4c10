import type { MatchEvent, Side } from './event.ts'
import { effectiveEvents } from './event.ts'

/** `next` is null when it is decided, and before the first kick, when either side may begin. */
export interface ShootOut {
  T1: number
  T2: number
  next: Side | null
  decided: boolean
  winner: Side | null
}

/**
 * A shoot-out by its kicks, the same for any order and repetition of them: the sides alternate, `kicksEach` kicks
 * each (five, at least one; fewer when the captains agree), and it stops as soon as the kicks left cannot change who
 * wins; when level after those, both kick once more until one leads. Kicks recorded after the decision do not count.
 */
export function shootOut(events: readonly MatchEvent[], kicksEach = 5): ShootOut {
  const scored = { T1: 0, T2: 0 }
  const taken = { T1: 0, T2: 0 }
  let first: Side | null = null
  let winner: Side | null = null
  for (const { type, side, scored: hit } of effectiveEvents(events)) {
    if (type !== 'shoot-out-kick' || side === undefined || winner !== null) continue
    first ??= side
    taken[side]++
    if (hit) scored[side]++
    winner = winnerOf(scored, taken, kicksEach)
  }
  const next = winner === null && first ? nextOf(taken, first) : null
  return { ...scored, next, decided: winner !== null, winner }
}

type PerSide = Record<Side, number>

// Beyond the agreed kicks a side that has kicked once less has that one kick left: sudden death is the same rule.
function winnerOf(scored: PerSide, taken: PerSide, kicksEach: number): Side | null {
  const each = Math.max(kicksEach, taken.T1, taken.T2)
  if (scored.T1 > scored.T2 + each - taken.T2) return 'T1'
  if (scored.T2 > scored.T1 + each - taken.T1) return 'T2'
  return null
}

function nextOf(taken: PerSide, first: Side): Side {
  if (taken.T1 === taken.T2) return first
  return taken.T1 < taken.T2 ? 'T1' : 'T2'
}
