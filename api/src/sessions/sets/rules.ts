import type { Seat } from '@i-one/game/seating'
import { Refusal } from '../../lib/refusal.ts'

/** Each of the first two sets needs a player. A session with one set starts too: it wants an opponent for a match. */
export const requireSides = (seats: readonly Seat[], setCount: number) => {
  const filled = new Set(seats.map(({ set }) => set))
  if (!filled.has(1) || (setCount > 1 && !filled.has(2))) throw new Refusal('not-enough-players')
}
