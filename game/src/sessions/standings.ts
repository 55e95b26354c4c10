/** One finished match between two teams; kicks of a shoot-out are no goals, so a match that they decided is a draw. */
export interface Result {
  one: string
  two: string
  score: { T1: number; T2: number }
}

/** `rank` from 1; teams that nothing sets apart, not even lots, share one. */
export interface Standing {
  team: string
  rank: number
  played: number
  won: number
  drawn: number
  lost: number
  goalsFor: number
  goalsAgainst: number
  goalDifference: number
  points: number
}

/**
 * The table, best first: three points for a win and one for a draw, then goal difference, goals for, head to head
 * (taken anew for those still level after it), then `lots`, the teams in the order drawn; who is not among the lots
 * comes last. Results with a team that is not in `teams` do not count.
 */
export const standings = (
  teams: readonly string[],
  results: readonly Result[],
  lots: readonly string[] = [],
): Standing[] => {
  const table = tally(teams, results)
  const places = levelOn([...table.values()], onTable).flatMap((level) => apart(level, results, lots))
  let rank = 1
  return places.flatMap((level) => {
    const ranked = level.map((row) => ({ ...row, rank }))
    rank += level.length
    return ranked
  })
}

const apart = (level: Standing[], results: readonly Result[], lots: readonly string[]): Standing[][] => {
  if (level.length === 1) return [level]
  const among = tally(
    level.map(({ team }) => team),
    results,
  )
  const groups = levelOn(level, ({ team }) => onTable(among.get(team)))
  if (groups.length > 1) return groups.flatMap((group) => apart(group, results, lots))
  return levelOn(level, ({ team }) => [lots.includes(team) ? -lots.indexOf(team) : -Infinity])
}

const onTable = (row: Standing | undefined): number[] =>
  row ? [row.points, row.goalDifference, row.goalsFor] : []

/** Groups of rows whose keys are equal, the highest key first. */
const levelOn = (rows: Standing[], key: (row: Standing) => number[]): Standing[][] => {
  const groups: Standing[][] = []
  for (const row of rows.toSorted((a, b) => higher(key(a), key(b)))) {
    const last = groups.at(-1)
    if (last?.[0] && higher(key(last[0]), key(row)) === 0) last.push(row)
    else groups.push([row])
  }
  return groups
}

const higher = (a: number[], b: number[]): number => {
  const differs = a.findIndex((number, n) => number !== b[n])
  return differs < 0 ? 0 : (b[differs] ?? 0) > (a[differs] ?? 0) ? 1 : -1
}

const tally = (teams: readonly string[], results: readonly Result[]): Map<string, Standing> => {
  const table = new Map(teams.map((team) => [team, emptyRow(team)]))
  for (const { one, two, score } of results) {
    const [first, second] = [table.get(one), table.get(two)]
    if (!first || !second) continue
    count(first, score.T1, score.T2)
    count(second, score.T2, score.T1)
  }
  return table
}

const emptyRow = (team: string): Standing => {
  const goals = { goalsFor: 0, goalsAgainst: 0, goalDifference: 0 }
  return { team, rank: 0, played: 0, won: 0, drawn: 0, lost: 0, ...goals, points: 0 }
}

const count = (row: Standing, goals: number, against: number): void => {
  row.played++
  if (goals > against) row.won++
  else if (goals === against) row.drawn++
  else row.lost++
  row.goalsFor += goals
  row.goalsAgainst += against
  row.goalDifference = row.goalsFor - row.goalsAgainst
  row.points = 3 * row.won + row.drawn
}
