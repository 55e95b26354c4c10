import { type Result, findWinningTeam } from './result.ts'

export interface Tally {
  team: string
  played: number
  won: number
  drawn: number
  lost: number
  goalsFor: number
  goalsAgainst: number
  awayGoals: number
}

export const createTallies = (teams: Iterable<string>, results: readonly Result[]): Map<string, Tally> => {
  const byTeam = new Map(Array.from(teams, (team) => [team, emptyTally(team)]))
  for (const result of results) {
    const { home, away, score, kind } = result
    const [first, second] = [byTeam.get(home), byTeam.get(away)]
    if (!first || !second || kind === 'void') continue
    first.played++
    second.played++
    if (kind === 'both-absent') {
      first.lost++
      second.lost++
      continue
    }
    const winner = findWinningTeam(result)
    count(first, winner, score[0], score[1])
    count(second, winner, score[1], score[0])
    second.awayGoals += score[1]
  }
  return byTeam
}

const emptyTally = (team: string): Tally => ({
  team,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  awayGoals: 0,
})

const count = (tally: Tally, winner: string | null, goals: number, against: number): void => {
  if (winner === tally.team) tally.won++
  else if (winner === null) tally.drawn++
  else tally.lost++
  tally.goalsFor += goals
  tally.goalsAgainst += against
}
