import type { Result } from './result.ts'
import type { Tally } from './tally.ts'
import { tallies } from './tally.ts'

/** What a table can be ordered by. The order of a tournament is a list of these. */
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
  /** Points for a win and for a draw. */
  win: number
  draw: number
  order: readonly Criterion[]
  /**
   * Whether the head-to-head criteria, when they have set some of the teams apart, are asked again of the matches among
   * those who are still level, or the next criterion is.
   */
  headToHead: 'again' | 'once'
}

export const usualRules: TableRules = {
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

/** How often a team was shown a card. A second yellow is not counted among the yellow ones, nor as a red one. */
export interface Cards {
  yellow: number
  secondYellow: number
  red: number
}

export interface TableInput {
  teams: readonly string[]
  results: readonly Result[]
  /** Points taken from a team. */
  deductions?: Readonly<Record<string, number>>
  cards?: Readonly<Record<string, Cards>>
  /** Each drawn lot: the teams that were level then, in the order drawn. The last one with all who are level decides. */
  lots?: readonly (readonly string[])[]
  /** Teams that are listed after all others, whatever they have won. */
  withdrawn?: readonly string[]
}

/** `place` from 1; teams that nothing sets apart share one. */
export interface Row extends Tally {
  place: number
  goalDifference: number
  points: number
  /** A yellow card 1, a second yellow 3, a red one 4: fewest first. */
  fairPlay: number
  /** What gave a team its place among others with whom it was level on the first criterion; last of all. */
  decidedBy?: Decision
  /** Listed after all others because it has withdrawn. */
  withdrawn?: true
}

export interface Decision {
  criterion: Criterion
  /** Those who were compared: level until then, and for a head-to-head criterion those whose matches it counts. */
  among: readonly string[]
}

/**
 * The table, best first, by the rules' order. Neither the order of the teams nor that of the results matters: who
 * shares a place is listed by name.
 */
export const standings = (input: TableInput, rules: TableRules): Row[] => {
  const rows = [...tallies(input.teams, input.results).values()].map((tally) => rowOf(tally, input, rules))
  const last = new Set(input.withdrawn)
  const staying = rows.filter(({ team }) => !last.has(team))
  const withdrawn = placed(
    rows.filter(({ team }) => last.has(team)),
    input,
    rules,
  )
  return [
    ...placed(staying, input, rules),
    ...withdrawn.map((row) => ({
      ...row,
      place: staying.length + row.place,
      withdrawn: true as const,
    })),
  ]
}

/** The table of the matches that some of the teams have played among themselves; no points are taken from anybody in it. */
export const tableAmong = (
  teams: readonly string[],
  { results }: Pick<TableInput, 'results'>,
  rules: TableRules,
): Row[] => standings({ teams, results }, { ...rules, order: ['points', 'difference', 'goals'] })

/** Who has one of the first `count` places. Of those who share the last of them with more, nobody has, until a lot is drawn. */
export const firstOf = (rows: readonly Row[], count: number): Row[] =>
  rows.slice(0, count).filter(({ place }) => place !== rows[count]?.place)

/** Whether nobody shares its place. */
export const isAlone = ({ place }: Row, rows: readonly Row[]): boolean =>
  rows.filter((other) => other.place === place).length === 1

/** The rows in their order, each with its place. */
export const placed = (rows: readonly Row[], input: Question['input'], rules: TableRules): Row[] => {
  let place = 1
  return ranked(rows.toSorted(byName), { input, rules }, 0).flatMap((level) => {
    const together = level.map((row) => ({ ...row, place }))
    place += level.length
    return together
  })
}

export const rowOf = (
  tally: Tally,
  { deductions, cards }: Pick<TableInput, 'deductions' | 'cards'>,
  { win, draw }: TableRules,
): Row => {
  const shown = cards?.[tally.team]
  return {
    ...tally,
    place: 0,
    goalDifference: tally.goalsFor - tally.goalsAgainst,
    points: win * tally.won + draw * tally.drawn - (deductions?.[tally.team] ?? 0),
    fairPlay: shown ? fairPlayOf(shown) : 0,
  }
}

/** Fewest first. */
export const fairPlayOf = ({ yellow, secondYellow, red }: Cards) => yellow + 3 * secondYellow + 4 * red

const byName = (a: Row, b: Row): number => (a.team < b.team ? -1 : 1)

interface Question {
  input: Pick<TableInput, 'results' | 'lots'>
  rules: TableRules
}

/** Who is level up to the criterion at `index`, set apart by it and those after it; who stays level stays together. */
const ranked = (level: Row[], question: Question, index: number): Row[][] => {
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
  const groups = block.reduce<Row[][]>(
    (apart, asked) => apart.flatMap((group) => split(group, level, asked, question)),
    [level],
  )
  return groups.flatMap((group) => {
    const again = headToHead === 'again' && group.length < level.length
    return ranked(group, question, again ? index : index + block.length)
  })
}

export const isHeadToHead = (criterion: Criterion): boolean => criterion.startsWith('head-to-head')

const withoutReason = (row: Row): Row => ({ ...row, decidedBy: undefined })

/** `group` in groups of the same value, the highest first, each row with what set it apart from others in `level`. */
const split = (group: Row[], level: readonly Row[], criterion: Criterion, question: Question): Row[][] => {
  if (group.length < 2) return [group]
  const values = valuesOf(level, criterion, question)
  const byValue = new Map<number, Row[]>()
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

/** More is better, in each. */
const valuesOf = (
  level: readonly Row[],
  criterion: Criterion,
  { input, rules }: Question,
): Map<string, number> => {
  const teams = level.map(({ team }) => team)
  if (criterion === 'lot') {
    const lot = input.lots?.findLast((drawn) => teams.every((team) => drawn.includes(team))) ?? []
    return new Map(teams.map((team) => [team, -lot.indexOf(team)]))
  }
  const rows = isHeadToHead(criterion)
    ? [...tallies(teams, input.results).values()].map((tally) => rowOf(tally, {}, rules))
    : level
  return new Map(rows.map((row) => [row.team, value[criterion](row)]))
}

const value: Record<Exclude<Criterion, 'lot'>, (row: Row) => number> = {
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
