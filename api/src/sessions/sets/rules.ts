import { Refusal } from '../../lib/refusal.ts'

export interface Seat {
  playerId: string
  set: number
}

/** Everyone's set: who has none yet goes into the smallest, in the order given; of two alike the first. */
export const seatEveryone = (
  players: readonly { playerId: string; set: number | null }[],
  setCount: number,
): Seat[] => {
  const sizes = Array.from({ length: setCount }, (_, n) => players.filter(({ set }) => set === n + 1).length)
  return players.map(({ playerId, set }) => {
    if (set !== null) return { playerId, set }
    const smallest = sizes.indexOf(Math.min(...sizes))
    sizes[smallest] = (sizes[smallest] ?? 0) + 1
    return { playerId, set: smallest + 1 }
  })
}

/** Each of the first two sets needs a player. A session with one set starts too: it wants an opponent for a match. */
export const requireSides = (seats: readonly Seat[], setCount: number) => {
  const filled = new Set(seats.map(({ set }) => set))
  if (!filled.has(1) || (setCount > 1 && !filled.has(2))) throw new Refusal('not-enough-players')
}
