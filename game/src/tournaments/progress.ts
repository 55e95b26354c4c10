import type { TeamSource, Tie } from './knock-out.ts'
import { assignOpenPlaces } from './qualifiers.ts'
import { rankAcrossGroups } from './rank-across-groups.ts'
import { type Result, findWinningTeam } from './result.ts'
import {
  type StandingsRow,
  type TableInput,
  type TableRules,
  takeTopRows,
  hasOwnPlace,
  createStandings,
} from './standings.ts'

export interface Group {
  name: string
  teams: readonly string[]
  matches: readonly { number: number; home: string; away: string }[]
}

export interface TieWithLocks extends Tie {
  lockedTeams?: readonly [string, string]
}

export interface Structure {
  rules: TableRules
  walkover: readonly [number, number]
  groups: readonly Group[]
  qualify: number
  bestOthers?: number
  seeds: readonly TeamSource[]
  ties: readonly TieWithLocks[]
  entrants?: readonly string[]
}

export interface Outcomes extends Pick<TableInput, 'deductions' | 'cards' | 'lots'> {
  results: ReadonlyMap<number, Result>
  withdrawn?: Readonly<Record<string, Withdrawal>>
}

/** In a group, `forfeit` keeps played matches and makes the rest walkovers. `void` discards all the team's matches. */
export type Withdrawal = 'forfeit' | 'void' | 'knock-out'

/** `null` means that this side has no team, `undefined` that the team is not known yet. */
export type TieTeam = string | null | undefined

export interface FilledTie extends TieWithLocks {
  teams: readonly [TieTeam, TieTeam]
  sourceTeams: readonly [TieTeam, TieTeam]
  winner: TieTeam
  loser: TieTeam
}

export interface Progress {
  groups: Table[]
  others: StandingsRow[]
  goOn: string[]
  ties: FilledTie[]
  champion: TieTeam
}

export const computeProgress = (structure: Structure, events: Outcomes): Progress => {
  const groups = structure.groups.map((group) => tableOf(group, structure, events))
  const others = groups.every(({ complete }) => complete) ? othersOf(groups, structure, events) : []
  const othersOn = takeTopRows(others, structure.bestOthers ?? 0)
  const goOn = [...groups.flatMap(({ staying }) => takeTopRows(staying, structure.qualify)), ...othersOn]
  const known = new Map<TeamSource, TieTeam>(structure.entrants?.map((team, n) => [`S${n + 1}`, team]))
  for (const { name, staying } of groups.filter(({ complete }) => complete)) {
    for (const { place, team } of staying.filter((row) => hasOwnPlace(row, staying)))
      known.set(`${place}${name}`, team)
    for (let place = staying.length + 1; place <= structure.qualify; place++)
      known.set(`${place}${name}`, null)
  }
  for (const [source, place] of dealtPlaces(groups, { others, othersOn }, structure)) {
    known.set(source, known.get(place) ?? null)
  }
  const ties = structure.ties.map((tie) => {
    const sourceTeams: [TieTeam, TieTeam] = [known.get(tie.sides[0]), known.get(tie.sides[1])]
    const teams = tie.lockedTeams ?? sourceTeams
    const [winner, loser] = outcome(teams, events.results.get(tie.number), events)
    known.set(`W${tie.number}`, winner).set(`L${tie.number}`, loser)
    return { ...tie, teams, sourceTeams, winner, loser }
  })
  return {
    groups,
    others,
    goOn: goOn.map(({ team }) => team),
    ties,
    champion: championOf(groups, ties, events),
  }
}

const championOf = (groups: readonly Table[], ties: readonly FilledTie[], { withdrawn = {} }: Outcomes) => {
  const final = ties.find(({ round, thirdPlace }) => round === 1 && !thirdPlace)
  if (final) {
    if (final.winner === undefined) return undefined
    return [final.winner, final.loser].find((team) => typeof team === 'string' && !withdrawn[team]) ?? null
  }
  const [table] = groups
  if (!table?.complete) return undefined
  const first = table.staying.filter(({ place }) => place === 1)
  return first.length > 1 ? undefined : (first[0]?.team ?? null)
}

interface Table {
  name: string
  input: TableInput
  rows: StandingsRow[]
  staying: StandingsRow[]
  complete: boolean
}

const tableOf = ({ name, teams, matches }: Group, structure: Structure, events: Outcomes): Table => {
  const { results, withdrawn = {}, ...rest } = events
  const counted = matches.flatMap(
    (match) => resultOf(match, results.get(match.number), withdrawn, structure.walkover) ?? [],
  )
  const input = {
    ...rest,
    teams: teams.filter((team) => withdrawn[team] !== 'void'),
    results: counted,
    withdrawn: teams.filter((team) => withdrawn[team] === 'forfeit'),
  }
  const rows = createStandings(input, structure.rules)
  const staying = rows.filter((row) => !row.withdrawn)
  return { name, input, rows, staying, complete: counted.length === matches.length }
}

const resultOf = (
  { home, away }: { home: string; away: string },
  result: Result | undefined,
  withdrawn: NonNullable<Outcomes['withdrawn']>,
  [came, stayed]: Structure['walkover'],
): Result | undefined => {
  const out = [withdrawn[home], withdrawn[away]]
  if (result) return result
  if (out[0] && out[1]) return { home, away, score: [0, 0], kind: 'both-absent' }
  if (out[0]) return { home, away, score: [stayed, came], kind: 'walkover' }
  return out[1] && { home, away, score: [came, stayed], kind: 'walkover' }
}

const othersOf = (groups: readonly Table[], structure: Structure, { lots }: Outcomes): StandingsRow[] =>
  structure.bestOthers ? rankAcrossGroups(groups, structure.qualify + 1, structure.rules, lots) : []

const dealtPlaces = (
  groups: readonly Table[],
  { others, othersOn }: { others: readonly StandingsRow[]; othersOn: readonly StandingsRow[] },
  { bestOthers = 0, qualify, seeds }: Structure,
): Map<TeamSource, TeamSource> => {
  const areSure = groups.every(
    ({ staying, complete }) =>
      complete && staying.slice(0, qualify + 1).every((row) => hasOwnPlace(row, staying)),
  )
  if (!bestOthers || !areSure || othersOn.length < Math.min(bestOthers, others.length)) return new Map()
  const names = othersOn.map(
    ({ team }) => groups.find(({ rows }) => rows.some((row) => row.team === team))?.name ?? '',
  )
  return assignOpenPlaces({ groups: groups.map(({ name }) => name), qualify, bestOthers }, seeds, names)
}

const outcome = (
  teams: readonly [TieTeam, TieTeam],
  result: Result | undefined,
  { withdrawn = {} }: Outcomes,
): [winner: TieTeam, loser: TieTeam] => {
  const [one, two] = teams
  if (one === undefined || two === undefined) return [undefined, undefined]
  const decided = result && one && two && decision(one, two, result)
  if (decided) return decided
  const coming = [one, two].map((team) => (team !== null && withdrawn[team] ? null : team))
  if (coming[0] && coming[1]) return [undefined, undefined]
  return coming[0] || coming[1] ? [coming[0] ?? coming[1], coming[0] ? two : one] : [null, null]
}

const decision = (one: string, two: string, result: Result): [TieTeam, TieTeam] | undefined => {
  const { home, away, kind } = result
  if (kind === 'void' || [home, away].toSorted().join('\n') !== [one, two].toSorted().join('\n'))
    return undefined
  if (kind === 'both-absent') return [null, null]
  const winner = findWinningTeam(result)
  return winner === null ? undefined : [winner, winner === home ? away : home]
}
