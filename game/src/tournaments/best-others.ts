import type { Row, TableInput, TableRules } from './standings.ts'
import { isAlone, placed, rowOf } from './standings.ts'
import { tallies } from './tally.ts'

/** A group's table, and what it was made of. */
export interface GroupTable {
  input: TableInput
  rows: readonly Row[]
}

/**
 * The table of those who stand at `place` of each group (the best thirds), by the rules' order; a group in which too many
 * teams have withdrawn has nobody there. In one with more teams than the smallest of the others has, the matches with those
 * behind that many do not count, so that all have played as many. Nobody while a group has that place for more than one:
 * it is open then who is compared.
 */
export const bestOthers = (
  groups: readonly GroupTable[],
  place: number,
  rules: TableRules,
  lots: TableInput['lots'] = [],
): Row[] => {
  const those = groups.flatMap(({ input, rows }) =>
    rows.slice(place - 1, place).flatMap((row) => (row.withdrawn ? [] : [{ row, rows, input }])),
  )
  if (those.some(({ row, rows }) => !isAlone(row, rows))) return []
  const smallest = Math.min(...those.map(({ rows }) => rows.length))
  const others = those.flatMap(({ row, rows, input }) => {
    const compared = rows.slice(0, smallest).map(({ team }) => team)
    const tally = tallies(compared, input.results).get(row.team)
    return tally ? [rowOf(tally, input, rules)] : []
  })
  return placed(others, { results: [], lots }, rules)
}
