import type { Row, TableInput, TableRules } from './standings.ts'
import { isAlone, placed, rowOf } from './standings.ts'
import { tallies } from './tally.ts'

/** A group's table, and what it was made of. */
export interface GroupTable {
  input: TableInput
  rows: readonly Row[]
}

/**
 * The table of those who stand at `place` of each group (the best thirds), by the rules' order. In a group with more
 * teams than the smallest has, the matches with those behind that many do not count, so that all have played as many.
 * Nobody while a group has that place for more than one: it is open then who is compared.
 */
export const bestOthers = (
  groups: readonly GroupTable[],
  place: number,
  rules: TableRules,
  lots: TableInput['lots'] = [],
): Row[] => {
  if (groups.some(({ rows }) => rows.slice(place - 1, place).some((row) => !isAlone(row, rows)))) return []
  const smallest = Math.min(...groups.map(({ rows }) => rows.length))
  const others = groups.flatMap(({ input, rows }) => {
    const other = rows[place - 1]
    const counted = tallies(
      rows.slice(0, smallest).map(({ team }) => team),
      input.results,
    )
    const tally = other && counted.get(other.team)
    return tally ? [rowOf(tally, input, rules)] : []
  })
  return placed(others, { teams: others.map(({ team }) => team), results: [], lots }, rules)
}
