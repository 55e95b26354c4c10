/** A finished match of the rotation: its two sets by number, from 1, and which one won; null for a draw. */
export interface PlayedMatch {
  one: number
  two: number
  winner: number | null
  decidedBy?: 'goals' | 'aet' | 'shoot-out' | null
}

/**
 * Why these two: the first match of a session, two sets alone, the winner stays, it has won as often in a row as the
 * cap allows, the one of a draw that has been on longer goes off, or its second when both came on together.
 */
export type Why =
  | 'first-match'
  | 'two-sets'
  | 'winner-stays'
  | 'streak-cap'
  | 'longer-on-goes-off'
  | 'second-goes-off'

export interface Pairing {
  one: number
  two: number
  why: Why
}

/**
 * Who plays next, by the matches played so far in their order; null with fewer than two sets.
 *
 * - Sets 1 and 2 begin; the others wait in line by number.
 * - The winner stays, as `one`, and the loser goes to the back of the line.
 * - On a draw without a decider the set that has been on longer goes off, `two` if both came on together: without
 *   chance, so that a proposal can be repeated.
 * - A set that has won `streakCap` in a row goes off too, behind the loser; `Infinity` lets it stay.
 * - Sets the captain had play instead are taken out of the line wherever they stood.
 */
export const nextPairing = (
  setCount: number,
  played: readonly PlayedMatch[],
  streakCap = 3,
): Pairing | null => {
  if (setCount < 2) return null
  if (setCount === 2) return { one: 1, two: 2, why: played.length ? 'two-sets' : 'first-match' }
  const all = Array.from({ length: setCount }, (_, n) => n + 1)
  const start: Rotation = { line: all, on: new Map(), why: 'first-match' }
  const { line, why } = played.reduce((before, match) => afterMatch(before, match, streakCap), start)
  const [one, two] = line
  return one && two ? { one, two, why } : null
}

/** How long a set has been on without a break: its matches, and its wins in a row. */
interface Stay {
  matches: number
  wins: number
}

interface Rotation {
  line: number[]
  /** The one of the last match that may play on without a break; the other comes back as new. */
  on: ReadonlyMap<number, Stay>
  why: Why
}

const afterMatch = ({ line, on }: Rotation, match: PlayedMatch, streakCap: number): Rotation => {
  const { one, two, winner } = match
  const stay = (set: number): Stay => {
    const { matches, wins } = on.get(set) ?? { matches: 0, wins: 0 }
    return { matches: matches + 1, wins: set === winner ? wins + 1 : 0 }
  }
  const [stays, leaves] = staysFirst(match, stay)
  const waiting = line.filter((set) => set !== one && set !== two)
  if (stay(stays).wins >= streakCap)
    return { line: [...waiting, leaves, stays], on: new Map([[leaves, stay(leaves)]]), why: 'streak-cap' }
  return {
    line: [stays, ...waiting, leaves],
    on: new Map([[stays, stay(stays)]]),
    why: whyStays(match, stay),
  }
}

const staysFirst = ({ one, two, winner }: PlayedMatch, stay: (set: number) => Stay): [number, number] => {
  if (winner !== null) return winner === two ? [two, one] : [one, two]
  return stay(one).matches > stay(two).matches ? [two, one] : [one, two]
}

const whyStays = ({ one, two, winner }: PlayedMatch, stay: (set: number) => Stay): Why => {
  if (winner !== null) return 'winner-stays'
  return stay(one).matches === stay(two).matches ? 'second-goes-off' : 'longer-on-goes-off'
}
