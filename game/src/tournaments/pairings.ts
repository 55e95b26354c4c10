export type Pairing<T> = readonly [home: T, away: T]

/** Circle method. The second half starts with round 2, so that no team is home or away three times in a row. */
export const createPairings = <T>(teams: readonly T[], times: 1 | 2 = 1): Pairing<T>[][] => {
  if (teams.length < 2) throw new RangeError('pairings need at least two teams')
  const seats = teams.length - 1 + (teams.length % 2)
  const circle = teams.slice(0, seats)
  const first = circle.map((_, round) =>
    circle.flatMap((team, seat): Pairing<T>[] => {
      const distance = (round - 2 * seat + 2 * seats) % seats
      const other = distance ? circle[(seat + distance) % seats] : teams[seats]
      if (other === undefined || (distance && distance % 2 === 0)) return []
      return [distance || round % 2 ? [team, other] : [other, team]]
    }),
  )
  if (times === 1) return first
  const second = first.map(exchanged)
  return [...first, ...second.slice(1), ...second.slice(0, 1)]
}

const exchanged = <T>(round: readonly Pairing<T>[]): Pairing<T>[] => round.map(([home, away]) => [away, home])
