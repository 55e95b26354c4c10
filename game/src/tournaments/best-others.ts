import { type Row, type TableInput, type TableRules, isAlone, placed, rowOf } from './standings.ts'
import { tallies } from './tally.ts'

export interface GroupTable {
  input: TableInput
  rows: readonly Row[]
}

/** Ignores matches against the bottom teams of larger groups, so that all compared teams have played equally often. */
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
