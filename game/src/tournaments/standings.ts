import type { Result } from './result.ts'
import { type Tally, createTallies } from './tally.ts'

export const criteria = [
  'points',
  'head-to-head-points',
  'head-to-head-difference',
  'head-to-head-goals',
  'difference',
  'goals',
  'away-goals',
  'wins',
  'fair-play',
  'lot',
] as const
export type Criterion = (typeof criteria)[number]

export interface TableRules {
  win: number
  draw: number
  order: readonly Criterion[]
  /** If head-to-head separates only some teams, compares the rest head-to-head again, or goes to the next criterion. */
  headToHead: 'again' | 'once'
}

export const defaultRules: TableRules = {
  win: 3,
  draw: 1,
  order: [
    'points',
    'difference',
    'goals',
    'head-to-head-points',
    'head-to-head-difference',
    'head-to-head-goals',
    'lot',
  ],
  headToHead: 'again',
}

export interface Cards {
  yellow: number
  secondYellow: number
  red: number
}

export interface TableInput {
  teams: readonly string[]
  results: readonly Result[]
  deductions?: Readonly<Record<string, number>>
  cards?: Readonly<Record<string, Cards>>
  lots?: readonly (readonly string[])[]
  withdrawn?: readonly string[]
}

export interface StandingsRow extends Tally {
  place: number
  goalDifference: number
  points: number
  fairPlay: number
  decidedBy?: PlaceDecision
  withdrawn?: true
}

export interface PlaceDecision {
  criterion: Criterion
  among: readonly string[]
}

export const createStandings = (input: TableInput, rules: TableRules): StandingsRow[] => {
  const rows = [...createTallies(input.teams, input.results).values()].map((tally) =>
    toRow(tally, input, rules),
  )
  const last = new Set(input.withdrawn)
  const staying = rows.filter(({ team }) => !last.has(team))
  const withdrawn = rows.filter(({ team }) => last.has(team))
  return [
    ...rankRows(staying, input, rules),
    ...rankRows(withdrawn, input, rules).map((row) => {
      return { ...row, place: staying.length + row.place, withdrawn: true as const }
    }),
  ]
}

export const createMiniTable = (
  teams: readonly string[],
  { results }: Pick<TableInput, 'results'>,
  rules: TableRules,
): StandingsRow[] =>
  createStandings({ teams, results }, { ...rules, order: ['points', 'difference', 'goals'] })

export const takeTopRows = (rows: readonly StandingsRow[], count: number): StandingsRow[] =>
  rows.slice(0, count).filter(({ place }) => place !== rows[count]?.place)

export const hasOwnPlace = ({ place }: StandingsRow, rows: readonly StandingsRow[]): boolean =>
  rows.filter((other) => other.place === place).length === 1

export const rankRows = (
  rows: readonly StandingsRow[],
  input: Question['input'],
  rules: TableRules,
): StandingsRow[] => {
  let place = 1
  return ranked(rows.toSorted(byName), { input, rules }, 0).flatMap((level) => {
    const together = level.map((row) => ({ ...row, place }))
    place += level.length
    return together
  })
}

export const toRow = (
  tally: Tally,
  { deductions, cards }: Pick<TableInput, 'deductions' | 'cards'>,
  { win, draw }: TableRules,
): StandingsRow => {
  const shown = cards?.[tally.team]
  return {
    ...tally,
    place: 0,
    goalDifference: tally.goalsFor - tally.goalsAgainst,
    points: win * tally.won + draw * tally.drawn - (deductions?.[tally.team] ?? 0),
    fairPlay: shown ? countFairPlayPoints(shown) : 0,
  }
}

export const countFairPlayPoints = ({ yellow, secondYellow, red }: Cards) =>
  yellow + 3 * secondYellow + 4 * red

const byName = (a: StandingsRow, b: StandingsRow): number => (a.team < b.team ? -1 : 1)

interface Question {
  input: Pick<TableInput, 'results' | 'lots'>
  rules: TableRules
}

const ranked = (level: StandingsRow[], question: Question, index: number): StandingsRow[][] => {
  const { order, headToHead } = question.rules
  const criterion = order[index]
  if (level.length < 2 || !criterion) return [level]
  if (!isHeadToHead(criterion)) {
    const groups = split(level, level, criterion, question)
    const groupsAfter = index > 0 ? groups : groups.map((group) => group.map(withoutReason))
    return groupsAfter.flatMap((group) => ranked(group, question, index + 1))
  }
  const end = order.findIndex((later, n) => n > index && !isHeadToHead(later))
  const block = order.slice(index, end < 0 ? order.length : end)
  const groups = block.reduce<StandingsRow[][]>(
    (apart, asked) => apart.flatMap((group) => split(group, level, asked, question)),
    [level],
  )
  return groups.flatMap((group) => {
    const again = headToHead === 'again' && group.length < level.length
    return ranked(group, question, again ? index : index + block.length)
  })
}

export const isHeadToHead = (criterion: Criterion): boolean => criterion.startsWith('head-to-head')

const withoutReason = (row: StandingsRow): StandingsRow => ({ ...row, decidedBy: undefined })

const split = (
  group: StandingsRow[],
  level: readonly StandingsRow[],
  criterion: Criterion,
  question: Question,
): StandingsRow[][] => {
  if (group.length < 2) return [group]
  const values = valuesOf(level, criterion, question)
  const byValue = new Map<number, StandingsRow[]>()
  for (const row of group) {
    const key = values.get(row.team) ?? 0
    byValue.set(key, [...(byValue.get(key) ?? []), row])
  }
  if (byValue.size === 1) return [group]
  const compared = isHeadToHead(criterion) ? level : group
  const decidedBy = { criterion, among: compared.map(({ team }) => team) }
  return [...byValue]
    .toSorted(([a], [b]) => b - a)
    .map(([, rows]) => rows.map((row) => ({ ...row, decidedBy })))
}

const valuesOf = (level: readonly StandingsRow[], criterion: Criterion, { input, rules }: Question) => {
  const teams = level.map(({ team }) => team)
  if (criterion === 'lot') {
    const lot = input.lots?.findLast((drawn) => teams.every((team) => drawn.includes(team))) ?? []
    return new Map(teams.map((team) => [team, -lot.indexOf(team)]))
  }
  const rows = isHeadToHead(criterion)
    ? [...createTallies(teams, input.results).values()].map((tally) => toRow(tally, {}, rules))
    : level
  return new Map(rows.map((row) => [row.team, value[criterion](row)]))
}

const value: Record<Exclude<Criterion, 'lot'>, (row: StandingsRow) => number> = {
  points: ({ points }) => points,
  'head-to-head-points': ({ points }) => points,
  'head-to-head-difference': ({ goalDifference }) => goalDifference,
  'head-to-head-goals': ({ goalsFor }) => goalsFor,
  difference: ({ goalDifference }) => goalDifference,
  goals: ({ goalsFor }) => goalsFor,
  'away-goals': ({ awayGoals }) => awayGoals,
  wins: ({ won }) => won,
  'fair-play': ({ fairPlay }) => -fairPlay,
}
