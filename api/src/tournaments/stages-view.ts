import type { TableRow, Tie, Tournament } from '@i-one/contract/tournaments'
import type { TournamentRules } from '@i-one/contract/tournaments/rules'
import { toInitials } from '@i-one/game/matches/formation'
import { formatPlaceReason } from '@i-one/game/tournaments/place-reason'
import { type FilledTie, computeProgress } from '@i-one/game/tournaments/progress'
import { findWinningTeam } from '@i-one/game/tournaments/result'
import {
  type StandingsRow,
  type TableInput,
  isHeadToHead,
  createMiniTable,
} from '@i-one/game/tournaments/standings'
import { withoutNulls } from '../lib/database/without-nulls.ts'
import { type TieSource, tieSourceText } from '../tie-source.ts'
import {
  toStructure,
  toProgressInput,
  hasBegun,
  isKnockOut,
  isLive,
  toProgress,
  toResult,
  getMatchType,
} from './progress.ts'
import type { StoredTie, StoredTournament } from './sql.ts'

const toCupSource = (isWinner: boolean, from: StoredTie, cup: readonly StoredTie[]): TieSource => {
  const beside = cup.filter(({ round, thirdPlace }) => round === from.round && !thirdPlace)
  const order = beside.indexOf(from) + 1
  if (!isWinner) return { outcome: 'loser', order }
  return { outcome: 'winner', round: from.round, ...(beside.length > 1 && { order }) }
}

export const toTieSource = (
  source: string,
  { ties }: Pick<StoredTournament, 'ties'>,
): TieSource | undefined => {
  const [, kind = '', number = ''] = /^([WL])(\d+)$/.exec(source) ?? []
  const cup = kind ? ties.filter(isKnockOut) : []
  const from = cup.find((tie) => tie.number === Number(number))
  if (from) return toCupSource(kind === 'W', from, cup)
  const [, place = '', group = ''] = /^(\d+)([A-Z]+)$/.exec(source) ?? []
  if (group) return { group, place: Number(place) }
  const [, other = '', rank = ''] = /^(\d+)\/(\d+)$/.exec(source) ?? []
  return other ? { rank: Number(rank), place: Number(other) } : undefined
}

const sourceText = (source: string, stored: StoredTournament) => {
  const from = toTieSource(source, stored)
  return from ? tieSourceText(from, 'label') : source
}

type Form = TableRow['form']

const formOf = (team: string, ties: readonly StoredTie[]): Form =>
  ties
    .flatMap((tie): Form => {
      const result = toResult(tie)
      if (!result || result.kind === 'void' || ![result.home, result.away].includes(team)) return []
      if (result.kind === 'both-absent') return ['L']
      const winner = findWinningTeam(result)
      return [winner === null ? 'D' : winner === team ? 'W' : 'L']
    })
    .slice(-5)

const decisionView = ({ decidedBy }: StandingsRow, input: TableInput, rules: TournamentRules) => {
  if (!decidedBy) return undefined
  const { criterion, among } = decidedBy
  const rows = isHeadToHead(criterion) ? createMiniTable(among, input, rules) : undefined
  const table = rows?.map(({ team, played, goalsFor, goalsAgainst, points }) => {
    return { team, played, goalsFor, goalsAgainst, points }
  })
  return { criterion, among: [...among], ...(table && { table }) }
}

const rowView = (
  row: StandingsRow,
  ties: readonly StoredTie[],
  { goesOn, live, decidedBy }: Pick<TableRow, 'decidedBy'> & { goesOn: boolean; live: boolean },
): TableRow => {
  const { team, place, played, won, drawn, lost, goalsFor, goalsAgainst, points, fairPlay } = row
  const reason = formatPlaceReason(row)
  return {
    place,
    team,
    played,
    won,
    drawn,
    lost,
    goalsFor,
    goalsAgainst,
    points,
    fairPlay,
    ...(decidedBy && { decidedBy }),
    ...(reason && { reason }),
    form: formOf(team, ties),
    ...(goesOn && { goesOn: true as const }),
    ...(live && { live: true as const }),
    ...(row.withdrawn && { withdrawn: true as const }),
  }
}

const sideView = (stored: StoredTournament, team: string | null, source: string | null) => {
  const entry = stored.entries.find((one) => one.team === team)
  const name = entry?.name ?? (source ? sourceText(source, stored) : '')
  return { ...withoutNulls({ source, team }), name, ...(entry && { initials: toInitials(name) }) }
}

const stateOf = (tie: StoredTie): Tie['state'] => {
  if (tie.result) return tie.result === 'played' || tie.result === 'lot' ? 'finished' : tie.result
  if (tie.teamOne === null || tie.teamTwo === null) return 'waiting'
  return (tie.played?.state ?? 'scheduled') as Tie['state']
}

const scoreOf = (tie: StoredTie) => {
  const from = tie.result || !tie.played ? tie : tie.played
  const begun =
    tie.result !== null ||
    (tie.played !== null && tie.played.state !== 'scheduled' && tie.played.state !== 'postponed')
  return {
    ...(begun && { score: { T1: from.scoreOne ?? 0, T2: from.scoreTwo ?? 0 } }),
    ...(begun &&
      from.shootOutOne !== null &&
      from.shootOutTwo !== null && { shootOut: { T1: from.shootOutOne, T2: from.shootOutTwo } }),
  }
}

const earlierView = (tie: StoredTie): NonNullable<Tie['earlier']>[number] => ({
  _id: tie.id,
  state: stateOf(tie),
  ...withoutNulls({ pitch: tie.pitch }),
  ...(tie.start !== null && { start: new Date(tie.start).toISOString() }),
  isMatch: tie.played !== null,
  ...scoreOf(tie),
})

const decidedBy = ({ result, scoreOne, scoreTwo, played, ...tie }: StoredTie): Tie['decidedBy'] => {
  if (result === 'lot') return 'lot'
  if (result !== null && result !== 'played') return undefined
  const { shootOutOne } = result || !played ? tie : played
  if (shootOutOne !== null) return 'shoot-out'
  if (!played?.isScored) return undefined
  const wasExtended = played.period.startsWith('extra') && played.scoreOne !== played.scoreTwo
  const isExtended = result !== null && played.scoreOne === played.scoreTwo && scoreOne !== scoreTwo
  return wasExtended || isExtended ? 'extra-time' : undefined
}

const tieView = (stored: StoredTournament, tie: StoredTie, filled: FilledTie | undefined): Tie => {
  const earlier = stored.earlier.filter(({ number }) => number === tie.number).map(earlierView)
  const decision = isKnockOut(tie) && filled?.winner ? decidedBy(tie) : undefined
  const winner = filled?.winner ? (filled.winner === tie.teamOne ? 'T1' : 'T2') : undefined
  const isForfeit = filled?.winner !== undefined && !hasBegun(tie)
  const state = isForfeit ? 'walkover' : stateOf(tie)
  const { played } = tie
  const live = played && isLive(tie)
  return {
    _id: tie.id,
    number: tie.number,
    round: tie.round,
    ...withoutNulls({ group: tie.group, pitch: tie.pitch }),
    ...(tie.thirdPlace && { thirdPlace: true as const }),
    matchType: getMatchType(tie),
    state,
    teamOne: sideView(stored, tie.teamOne, tie.sourceOne),
    teamTwo: sideView(stored, tie.teamTwo, tie.sourceTwo),
    ...(tie.start !== null && { start: new Date(tie.start).toISOString() }),
    ...((tie.bookingState === 'pending' || tie.bookingState === 'confirmed') && {
      booking: tie.bookingState,
    }),
    isMatch: played !== null,
    ...scoreOf(tie),
    ...(live && {
      period: played.period,
      clock: { running: played.running, elapsedMs: played.elapsedMs, at: new Date(played.at).toISOString() },
    }),
    ...(winner && { winner }),
    ...(filled && state === 'finished' && !winner && { undecided: true as const }),
    ...(decision && { decidedBy: decision }),
    ...(tie.played?.isScored && { recorded: true as const }),
    ...(tie.result && { entered: true as const }),
    ...(earlier.length > 0 && { earlier }),
  }
}

type Stages = Pick<Tournament, 'stages' | 'champion'>

/** Counts the scores of live matches. Adds the ranking across groups once all groups are complete. */
const tablesView = (stored: StoredTournament, isComplete: (group: string) => boolean) => {
  const { groups, others, goOn } = computeProgress(toStructure(stored), toProgressInput(stored, true))
  const playing = new Set(stored.ties.filter(isLive).flatMap(({ teamOne, teamTwo }) => [teamOne, teamTwo]))
  const ties = stored.ties.filter((tie) => !isKnockOut(tie))
  const rowsView = (rows: readonly StandingsRow[], input: TableInput) =>
    rows.map((row) =>
      rowView(row, ties, {
        goesOn: goOn.includes(row.team),
        live: playing.has(row.team),
        decidedBy: decisionView(row, input, stored.rules),
      }),
    )
  const areKnown = others.length > 0 && groups.every(({ name }) => isComplete(name))
  return {
    tables: groups.map(({ name, rows, input }) => {
      return { name, complete: isComplete(name), rows: rowsView(rows, input) }
    }),
    // no `results`, because these teams are in different groups and have not played each other
    ...(areKnown && { others: rowsView(others, { teams: others.map(({ team }) => team), results: [] }) }),
  }
}

export const toStagesView = (stored: StoredTournament): Stages => {
  if (!stored.ties.length) return { stages: [] }
  const settled = toProgress(stored)
  const complete = new Set(settled.groups.filter((group) => group.complete).map(({ name }) => name))
  const filled = new Map(settled.ties.map((tie) => [tie.number, tie]))
  const view = (tie: StoredTie) => tieView(stored, tie, filled.get(tie.number))
  const first = stored.ties.filter((tie) => !isKnockOut(tie))
  const cup = stored.ties.filter(isKnockOut)
  const kind = stored.form === 'groups' ? ('groups' as const) : ('league' as const)
  const tables = tablesView(stored, (group) => complete.has(group))
  return {
    stages: [
      ...(first.length ? [{ kind, ...tables, ties: first.map(view) }] : []),
      ...(cup.length ? [{ kind: 'knock-out' as const, tables: [], ties: cup.map(view) }] : []),
    ],
    ...(settled.champion && { champion: settled.champion }),
  }
}

export const updateStages = (
  { stages, ...rest }: Stages,
  stored: StoredTournament,
  matches: ReadonlySet<string>,
): Stages => {
  const scored = stored.ties.filter(({ id }) => matches.has(id))
  const views = new Map(scored.map((tie) => [tie.id, tieView(stored, tie, undefined)]))
  const complete = new Set(
    stages.flatMap(({ tables }) => tables.filter((table) => table.complete).map(({ name }) => name)),
  )
  const tables = tablesView(stored, (group) => complete.has(group))
  return {
    stages: stages.map((stage) => ({
      ...(stage.kind === 'knock-out' ? stage : { kind: stage.kind, ...tables }),
      ties: stage.ties.map((tie) => views.get(tie._id) ?? tie),
    })),
    ...rest,
  }
}
