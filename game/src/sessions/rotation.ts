export interface PlayedMatch {
  one: number
  two: number
  winner: number | null
  decidedBy?: 'goals' | 'aet' | 'shoot-out' | null
}

export type PairingReason =
  | 'first-match'
  | 'two-sets'
  | 'winner-stays'
  | 'streak-cap'
  | 'longer-on-goes-off'
  | 'second-goes-off'

export interface Pairing {
  one: number
  two: number
  why: PairingReason
}

/** The winner stays on. After a draw, the set that has played longer leaves, or `two` if both began together. */
export const findNextPairing = (
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

interface Stay {
  matches: number
  wins: number
}

interface Rotation {
  line: number[]
  on: ReadonlyMap<number, Stay>
  why: PairingReason
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
    why: stayReason(match, stay),
  }
}

const staysFirst = ({ one, two, winner }: PlayedMatch, stay: (set: number) => Stay): [number, number] => {
  if (winner !== null) return winner === two ? [two, one] : [one, two]
  return stay(one).matches > stay(two).matches ? [two, one] : [one, two]
}

const stayReason = ({ one, two, winner }: PlayedMatch, stay: (set: number) => Stay): PairingReason => {
  if (winner !== null) return 'winner-stays'
  return stay(one).matches === stay(two).matches ? 'second-goes-off' : 'longer-on-goes-off'
}
