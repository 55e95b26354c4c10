/**
 * Where a side of a match comes from: 'S3' the third seed, '1A' the first of group A, '3/2' the second of the best
 * thirds (whichever group it is from), 'W7' the winner and 'L10' the loser of that match.
 */
export type Source = string

/** A match of a knock-out. `round` counts from the end: 1 the final, 2 the semi-finals. */
export interface Tie {
  number: number
  round: number
  sides: readonly [Source, Source]
  /** Outside the tree: for the losers of the semi-finals. */
  thirdPlace?: true
}

/**
 * The tree of a knock-out, for sources in the order of their seeds, numbered from `first`, the final last. Seeds 1 and
 * 2 can meet in the final alone, 1 to 4 in the semi-finals, and so on. What is missing to a power of two are byes of
 * the top seeds.
 * @throws RangeError with fewer than two sources
 */
export const knockOut = (sources: readonly Source[], { thirdPlace = false, first = 1 } = {}): Tie[] => {
  if (sources.length < 2) throw new RangeError('a knock-out needs two teams')
  const ties: Omit<Tie, 'number'>[] = []
  let number = first
  let sides: (Source | undefined)[] = seedOrder(sources.length).map((seed) => sources[seed - 1])
  for (let round = Math.log2(sides.length); round >= 1; round--) {
    if (round === 1 && thirdPlace && sources.length > 3) {
      ties.push({ round, sides: sides.map(loserOf) as [Source, Source], thirdPlace: true })
    }
    sides = sides.flatMap((one, n): (Source | undefined)[] => {
      if (n % 2) return []
      const other = sides[n + 1]
      if (one === undefined || other === undefined) return [one ?? other]
      ties.push({ round, sides: [one, other] })
      return [`W${number++}`]
    })
  }
  return ties.map((tie, n) => ({ number: first + n, ...tie }))
}

/** The seeds from the top of the tree to its bottom: 1 8 5 4 3 6 7 2; a power of two of them, `count` or more. */
export const seedOrder = (count: number): number[] => {
  let order = [1]
  while (order.length < count) {
    const sum = 2 * order.length + 1
    order = order.flatMap((seed, n) => (n % 2 ? [sum - seed, seed] : [seed, sum - seed]))
  }
  return order
}

const loserOf = (winner: Source | undefined): Source => `L${winner?.slice(1) ?? ''}`
