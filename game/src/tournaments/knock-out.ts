/** 'S3': third seed, '1A': winner of group A, '3/2': second of the best thirds, 'W7'/'L10': winner/loser of a match. */
export type TeamSource = string

export interface Tie {
  number: number
  round: number
  sides: readonly [TeamSource, TeamSource]
  thirdPlace?: true
}

export const createKnockOut = (
  sources: readonly TeamSource[],
  { thirdPlace = false, first = 1 } = {},
): Tie[] => {
  if (sources.length < 2) throw new RangeError('a knock-out needs at least two teams')
  const ties: Omit<Tie, 'number'>[] = []
  let number = first
  let sides: (TeamSource | undefined)[] = getSeedOrder(sources.length).map((seed) => sources[seed - 1])
  for (let round = Math.log2(sides.length); round >= 1; round--) {
    if (round === 1 && thirdPlace && sources.length > 3) {
      ties.push({ round, sides: sides.map(loserOf) as [TeamSource, TeamSource], thirdPlace: true })
    }
    sides = sides.flatMap((one, n): (TeamSource | undefined)[] => {
      if (n % 2) return []
      const other = sides[n + 1]
      if (one === undefined || other === undefined) return [one ?? other]
      ties.push({ round, sides: [one, other] })
      return [`W${number++}`]
    })
  }
  return ties.map((tie, n) => ({ number: first + n, ...tie }))
}

export const getSeedOrder = (count: number): number[] => {
  let order = [1]
  while (order.length < count) {
    const sum = 2 * order.length + 1
    order = order.flatMap((seed, n) => (n % 2 ? [sum - seed, seed] : [seed, sum - seed]))
  }
  return order
}

const loserOf = (winner: TeamSource | undefined): TeamSource => `L${winner?.slice(1) ?? ''}`
