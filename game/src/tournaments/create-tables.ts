import { formatPlaceReason } from './place-reason.ts'
import { rankAcrossGroups as bestOthersOf } from './rank-across-groups.ts'
import type { Result } from './result.ts'
import {
  type Cards,
  type StandingsRow,
  type TableInput,
  type TableRules,
  takeTopRows,
  createStandings,
} from './standings.ts'

export interface TablesInput extends TableRules, Pick<TableInput, 'deductions' | 'lots'> {
  cards: readonly (Cards & { team: string })[]
  groups?: Readonly<Record<string, readonly string[]>>
  bestOthers?: { place: number; count: number; order?: TableRules['order'] }
  results: readonly Result[]
}

export const createTables = ({
  cards,
  groups,
  bestOthers,
  results,
  deductions,
  lots,
  ...rules
}: TablesInput) => {
  const all = groups ?? { '': [...new Set(results.flatMap(({ home, away }) => [home, away]))] }
  const cardsOf = Object.fromEntries(cards.map(({ team, ...shown }) => [team, shown]))
  const tables = Object.entries(all).map(([name, teams]) => {
    const input = { teams, results, deductions, lots, cards: cardsOf }
    return { name, input, rows: createStandings(input, rules) }
  })
  const { place, order = rules.order } = bestOthers ?? { place: 0 }
  const others = bestOthers ? bestOthersOf(tables, place, { ...rules, order }, lots) : []
  return {
    tables: tables.map(({ name, rows }) => ({ name, rows: rows.map(withReason) })),
    others: others.map(withReason),
    goOn: takeTopRows(others, bestOthers?.count ?? 0).map(({ team }) => team),
  }
}

const withReason = ({ decidedBy, ...row }: StandingsRow) => ({
  ...row,
  decidedBy: decidedBy && { ...decidedBy, text: formatPlaceReason({ ...row, decidedBy }) },
})
