import { type MatchEvent, type Side, listEffectiveEvents } from './event.ts'

export interface ShootOut {
  T1: number
  T2: number
  kicksEach: number
  next: Side | null
  decided: boolean
  winner: Side | null
}

export const defaultKicksEach = 5

export const toShootOut = (events: readonly MatchEvent[]): ShootOut => {
  const standing = listEffectiveEvents(events)
  const agreed = standing.findLast(({ type, period }) => type === 'kick-off' && period === 'shoot-out')
  const kicksEach = agreed?.kicksEach ?? defaultKicksEach
  const scored = { T1: 0, T2: 0 }
  const taken = { T1: 0, T2: 0 }
  let first: Side | null = agreed?.side ?? null
  let winner: Side | null = null
  for (const { type, side, scored: hit } of standing) {
    if (type !== 'shoot-out-kick' || side === undefined || winner !== null) continue
    first ??= side
    taken[side]++
    if (hit) scored[side]++
    winner = winnerOf(scored, taken, kicksEach)
  }
  const next = winner === null && first ? nextOf(taken, first) : null
  return { ...scored, kicksEach, next, decided: winner !== null, winner }
}

type PerSide = Record<Side, number>

// Also covers sudden death: after the agreed kicks, only a side that has taken one kick fewer than the other
// side has a kick left.
const winnerOf = (scored: PerSide, taken: PerSide, kicksEach: number): Side | null => {
  const each = Math.max(kicksEach, taken.T1, taken.T2)
  if (scored.T1 > scored.T2 + each - taken.T2) return 'T1'
  if (scored.T2 > scored.T1 + each - taken.T1) return 'T2'
  return null
}

const nextOf = (taken: PerSide, first: Side): Side => {
  if (taken.T1 === taken.T2) return first
  return taken.T1 < taken.T2 ? 'T1' : 'T2'
}
