// A minimal model: stores accepted input and derives everything else from scratch each time.
import type { NewEvent } from '@i-one/contract/matches/events'
import type { TournamentFormat, TournamentRules } from '@i-one/contract/tournaments/rules'
import { type CountedMatch, rankTeams, computeTally } from './table.ts'

export type Sides = readonly [string | null, string | null]
type Out = 'forfeit' | 'void' | 'keeps-place'

export interface EnteredResult {
  kind: 'played' | 'walkover' | 'both-absent' | 'void' | 'lot'
  score: readonly [number, number]
  shootOut?: readonly [number, number] | undefined
  winner?: string | undefined
}

export interface ModelMatch {
  id: string
  number: number
  group: string | null
  sources: readonly [string, string] | null
  isFinal: boolean
  sides: Sides
  events: NewEvent[]
  entered?: EnteredResult | undefined
  isPlaced: boolean
  isMatch: boolean
  votes: Record<string, string>
  isCounted: boolean
}

export interface ModelEntry {
  group: string | null
  player: string
  deduction: number
  out?: Out
}

export interface Model {
  form: TournamentFormat
  rules: TournamentRules
  qualify: number
  entries: Record<string, ModelEntry>
  matches: ModelMatch[]
  earlier: ModelMatch[]
  lots: string[][]
}

export const removeVoids = (events: readonly NewEvent[]): NewEvent[] => {
  const stands = ({ id, goal }: NewEvent): boolean =>
    !events.some((one) => one.voids === id && stands(one)) &&
    events.every((one) => one.id !== goal || stands(one))
  return events.filter((event) => event.type !== 'void' && stands(event))
}

export const toPlayState = ({ events }: ModelMatch) => {
  const types = new Set(removeVoids(events).map(({ type }) => type))
  if (types.has('full-time')) return 'finished'
  if (types.has('kick-off')) return 'playing'
  types.delete('assist')
  return types.size > 0 ? 'recorded' : 'none'
}

export const countScore = ({ events }: ModelMatch): [number, number] => {
  const goals = (side: string, other: string) =>
    removeVoids(events).filter(
      (one) => (one.type === 'goal' && one.side === side) || (one.type === 'own-goal' && one.side === other),
    ).length
  return [goals('T1', 'T2'), goals('T2', 'T1')]
}

export const hasBegun = (match: ModelMatch) => match.entered !== undefined || toPlayState(match) !== 'none'

const isLocked = ({ earlier }: Model, match: ModelMatch) =>
  hasBegun(match) || earlier.some(({ number }) => number === match.number)

export const toResult = (match: ModelMatch, withLive = false): EnteredResult | undefined => {
  if (match.sides.includes(null)) return undefined
  if (match.entered) return match.entered
  const counts = toPlayState(match) === 'finished' || (withLive && toPlayState(match) === 'playing')
  return counts ? { kind: 'played', score: countScore(match) } : undefined
}

const leader = ([one, two]: readonly [number, number], [home, away]: readonly [string, string]) =>
  one === two ? null : one > two ? home : away

const winnerOf = ({ kind, score, shootOut, winner }: EnteredResult, teams: readonly [string, string]) => {
  if (kind === 'void' || kind === 'both-absent') return null
  if (kind === 'lot') return winner ?? null
  return leader(score, teams) ?? (shootOut ? leader(shootOut, teams) : null)
}

const bothKnown = (sides: readonly [string | null | undefined, string | null | undefined]) =>
  sides.every((side) => typeof side === 'string')

const countedOf = (model: Model, match: ModelMatch, withLive: boolean): CountedMatch | 'void' | undefined => {
  const teams = match.sides as readonly [string, string]
  const result = toResult(match, withLive)
  if (result?.kind === 'void') return 'void'
  if (result)
    return {
      teams,
      goals: result.score,
      winner: winnerOf(result, teams),
      bothLost: result.kind === 'both-absent',
    }
  const [home, away] = teams.map((team) => model.entries[team]!.out !== undefined)
  if (home && away) return { teams, goals: [0, 0], winner: null, bothLost: true }
  if (home) return { teams, goals: [0, model.rules.walkover], winner: teams[1] }
  return away ? { teams, goals: [model.rules.walkover, 0], winner: teams[0] } : undefined
}

export const countFairPlay = (model: Model, team: string) => {
  let points = 0
  for (const { sources, sides, events, entered } of model.matches) {
    if (sources || entered?.kind === 'void') continue
    for (const { type, card, side } of removeVoids(events))
      if (type === 'card' && sides[side === 'T1' ? 0 : 1] === team) points += card === 'red' ? 4 : 1
  }
  return points
}

const tableOf = (model: Model, group: string | null, withLive: boolean) => {
  const { entries, rules, lots, qualify } = model
  const all = Object.keys(entries).filter((team) => entries[team]!.group === group)
  const matches = model.matches.filter((match) => !match.sources && match.group === group)
  const answers = matches.map((match) => countedOf(model, match, withLive))
  const counted = answers.filter((one) => one !== undefined && one !== 'void')
  const facts = {
    counted: counted.filter(({ teams }) => teams.every((team) => entries[team]!.out !== 'void')),
    deduction: (team: string) => entries[team]!.deduction,
    fairPlay: (team: string) => countFairPlay(model, team),
    lots,
  }
  const ranked = (teams: string[], first: number) => {
    let place = first
    return rankTeams(teams.toSorted(), rules, facts).flatMap((level) => {
      const rows = level.map((team) => {
        const tally = computeTally(team, facts.counted, rules)
        return {
          ...tally,
          place,
          points: tally.points - entries[team]!.deduction,
          fairPlay: facts.fairPlay(team),
        }
      })
      place += level.length
      return rows
    })
  }
  const staying = ranked(
    all.filter((team) => !['forfeit', 'void'].includes(entries[team]!.out ?? '')),
    1,
  )
  const gone = ranked(
    all.filter((team) => entries[team]!.out === 'forfeit'),
    staying.length + 1,
  )
  const next = staying[qualify]?.place
  return {
    group,
    isComplete: !answers.includes(undefined),
    staying,
    gone,
    goOn: model.form === 'groups' ? staying.slice(0, qualify).filter(({ place }) => place !== next) : [],
  }
}

export const toTables = (model: Model, withLive = false) =>
  model.form === 'knock-out'
    ? []
    : [...new Set(Object.values(model.entries).map(({ group }) => group))]
        .toSorted()
        .map((group) => tableOf(model, group, withLive))

type Known = string | null | undefined

export interface DerivedMatch {
  match: ModelMatch
  isLocked: boolean
  /** Null if there will be no team, undefined if the team is not known yet. */
  sources: [Known, Known]
  sides: readonly [Known, Known]
  winner: Known
  loser: Known
}

const outcomeOf = (model: Model, match: ModelMatch, sides: readonly [Known, Known]): [Known, Known] => {
  const [one, two] = sides
  if (one === undefined || two === undefined) return [undefined, undefined]
  const result = toResult({ ...match, sides: [one, two] })
  if (result?.kind === 'both-absent') return [null, null]
  if (result && one !== null && two !== null) {
    const winner = winnerOf(result, [one, two])
    if (winner) return [winner, winner === one ? two : one]
  }
  const comes = (team: string | null) => team !== null && model.entries[team]!.out === undefined
  if (comes(one) && comes(two)) return [undefined, undefined]
  if (comes(one)) return [one, two]
  return comes(two) ? [two, one] : [null, null]
}

export const deriveTournament = (model: Model) => {
  const tables = toTables(model)
  const known = new Map<string, Known>(Object.keys(model.entries).map((team, n) => [`S${n + 1}`, team]))
  for (const { group, isComplete, staying } of tables) {
    if (!isComplete) continue
    for (const { team, place } of staying)
      if (staying.filter((row) => row.place === place).length === 1) known.set(`${place}${group}`, team)
    for (let place = staying.length + 1; place <= model.qualify; place++) known.set(`${place}${group}`, null)
  }
  const cup = model.matches
    .filter(({ sources }) => sources)
    .map((match): DerivedMatch => {
      const [one, two] = match.sources!
      const sources: [Known, Known] = [known.get(one), known.get(two)]
      const sides = isLocked(model, match) && bothKnown(match.sides) ? match.sides : sources
      const [winner, loser] = outcomeOf(model, match, sides)
      known.set(`W${match.number}`, winner).set(`L${match.number}`, loser)
      return { match, isLocked: isLocked(model, match), sources, sides, winner, loser }
    })
  const champion = championOf(model, tables, cup)
  const isOver =
    tables.every(({ isComplete }) => isComplete) &&
    cup.every(({ winner }) => winner !== undefined) &&
    (champion !== undefined || !model.rules.order.includes('lot'))
  const isRunning = model.earlier.length > 0 || model.matches.some(hasBegun)
  return { tables, cup, champion, state: isOver ? 'finished' : isRunning ? 'running' : 'drawn' }
}

const championOf = (
  model: Model,
  tables: ReturnType<typeof toTables>,
  cup: readonly DerivedMatch[],
): Known => {
  const final = cup.find(({ match }) => match.isFinal)
  if (final) {
    if (final.winner === undefined) return undefined
    return [final.winner, final.loser].find((team) => team && !model.entries[team]!.out) ?? null
  }
  const [table] = tables
  if (!table?.isComplete) return undefined
  const first = table.staying.filter(({ place }) => place === 1)
  return first.length > 1 ? undefined : (first[0]?.team ?? null)
}

const isSame = (one: readonly Known[], other: readonly Known[]) => one.every((team, n) => team === other[n])

const begunWrong = (before: readonly DerivedMatch[], after: readonly DerivedMatch[]) =>
  after
    .filter(({ match, isLocked, sides, sources }) => {
      const was = before.find((one) => one.match.number === match.number)!
      return isLocked && isSame(was.sources, sides) && !isSame(sources, sides)
    })
    .map(({ match }) => match.number)

export const previewChange = (model: Model, edit: (copy: Model) => void) => {
  const copy = structuredClone(model)
  edit(copy)
  const [before, after] = [deriveTournament(model).cup, deriveTournament(copy).cup]
  const replaced = after.filter(({ match, sides }) => {
    const was = before.find((one) => one.match.number === match.number)!
    return was.sides.some((side, n) => side !== undefined && side !== sides[n])
  })
  return { begun: begunWrong(before, after), replaced: replaced.map(({ match }) => match.number) }
}

export const clearMatch = (match: ModelMatch) => {
  if (toPlayState(match) !== 'none') return
  Object.assign(match, { isMatch: false, events: [], votes: {}, isCounted: false })
}

/** Returns the changed model, or in `begun` the numbers of started matches that would get other teams. */
export const applyChange = (
  model: Model,
  edit: (copy: Model) => void,
  { isForced = false } = {},
): { model: Model; begun: number[] } => {
  const copy = structuredClone(model)
  edit(copy)
  const after = deriveTournament(copy)
  const begun = begunWrong(deriveTournament(model).cup, after.cup)
  if (begun.length && !isForced) return { model, begun }
  for (const { match, sides, winner } of after.cup) {
    const next: Sides = [sides[0] ?? null, sides[1] ?? null]
    if (isSame(next, match.sides)) continue
    match.sides = next
    if (next.includes(null) || winner !== undefined) clearMatch(match)
    else if (match.isPlaced && !match.entered) match.isMatch = true
  }
  return { model: copy, begun: [] }
}
