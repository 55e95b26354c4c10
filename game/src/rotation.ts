/** A finished match of the rotation: its two sets by number, from 1, and which one won; null for a draw. */
export interface PlayedMatch {
  one: number
  two: number
  winner: number | null
  decidedBy?: 'goals' | 'aet' | 'shoot-out' | null
}

export interface Pairing {
  one: number
  two: number
}

/**
 * Who plays next, by the matches played so far in their order; null with fewer than two sets. The first match is of
 * the sets 1 and 2, the others wait in line by number; two sets play each other again and again.
 *
 * The winner stays, as `one`, and the loser goes to the back of the line. On a draw that no decider has settled the
 * set that has been on longer goes off, and `two` when both came on together, as in the first match: chance has no
 * say here, so that a proposal can be repeated. A set that has won `streakCap` matches in a row goes off too, behind
 * the loser, so that with three sets the loser plays on. The captain may have had other sets play than proposed:
 * those are taken out of the line wherever they stood, and it moves on from there.
 */
export function nextPairing(setCount: number, played: readonly PlayedMatch[], streakCap = 3): Pairing | null {
  if (setCount < 2) return null
  if (setCount === 2) return { one: 1, two: 2 }
  const all = Array.from({ length: setCount }, (_, n) => n + 1)
  const { line } = played.reduce((before, match) => afterMatch(before, match, streakCap), {
    line: all,
    on: START,
  })
  const [one, two] = line
  return one && two ? { one, two } : null
}

/** How long a set has been on without a break: its matches, and its wins in a row. */
interface Stay {
  matches: number
  wins: number
}

interface Rotation {
  line: number[]
  on: ReadonlyMap<number, Stay>
}

const START: ReadonlyMap<number, Stay> = new Map()

function afterMatch({ line, on }: Rotation, match: PlayedMatch, streakCap: number): Rotation {
  const { one, two, winner } = match
  const stay = (set: number): Stay => {
    const { matches, wins } = on.get(set) ?? { matches: 0, wins: 0 }
    return { matches: matches + 1, wins: set === winner ? wins + 1 : 0 }
  }
  const [stays, leaves] = staysFirst(match, stay)
  const waiting = line.filter((set) => set !== one && set !== two)
  if (stay(stays).wins >= streakCap) return rested([...waiting, leaves, stays], [leaves, stay(leaves)])
  return rested([stays, ...waiting, leaves], [stays, stay(stays)])
}

function staysFirst({ one, two, winner }: PlayedMatch, stay: (set: number) => Stay): [number, number] {
  if (winner !== null) return winner === two ? [two, one] : [one, two]
  return stay(one).matches > stay(two).matches ? [two, one] : [one, two]
}

// Only who plays on without a break keeps its stay.
function rested(line: number[], [set, stay]: [number, Stay]): Rotation {
  return { line, on: line.indexOf(set) < 2 ? new Map([[set, stay]]) : START }
}
