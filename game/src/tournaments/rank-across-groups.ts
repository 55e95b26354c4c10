import {
  type StandingsRow,
  type TableInput,
  type TableRules,
  hasOwnPlace,
  rankRows,
  toRow,
} from './standings.ts'
import { createTallies } from './tally.ts'

export interface GroupTable {
  input: TableInput
  rows: readonly StandingsRow[]
}

/** Ignores matches against bottom teams of larger groups, so that all teams compared have played equally often. */
export const rankAcrossGroups = (
  groups: readonly GroupTable[],
  place: number,
  rules: TableRules,
  lots: TableInput['lots'] = [],
): StandingsRow[] => {
  const those = groups.flatMap(({ input, rows }) =>
    rows.slice(place - 1, place).flatMap((row) => (row.withdrawn ? [] : [{ row, rows, input }])),
  )
  if (those.some(({ row, rows }) => !hasOwnPlace(row, rows))) return []
  const smallest = Math.min(...those.map(({ rows }) => rows.length))
  const others = those.flatMap(({ row, rows, input }) => {
    const compared = rows.slice(0, smallest).map(({ team }) => team)
    const tally = createTallies(compared, input.results).get(row.team)
    return tally ? [toRow(tally, input, rules)] : []
  })
  return rankRows(others, { results: [], lots }, rules)
}
