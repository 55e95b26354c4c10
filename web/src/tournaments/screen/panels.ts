import type { TableRow, Tournament } from '@i-one/contract/tournaments'
import { formatKnockOutName } from '@i-one/game/tournaments/knock-out-name'
import { type NamedTie, compareTieStarts, isLive, isOver, listNamedTies, getRoundName } from '../ties.ts'
import { listTitledTables } from '../titled-tables.ts'

export type Panel =
  | { kind: 'champion'; name: string }
  | { kind: 'match'; match: NamedTie }
  | { kind: 'table'; title: string; rows: readonly TableRow[] }
  | { kind: 'round'; title: string; matches: readonly NamedTie[] }
  | { kind: 'teams'; names: readonly string[] }

const max = { rows: 8, matches: 4, teams: 12 }

const splitEvenly = <T>(all: readonly T[], max: number): T[][] => {
  const size = Math.ceil(all.length / Math.ceil(all.length / max))
  const parts: T[][] = []
  for (let at = 0; at < all.length; at += size) parts.push(all.slice(at, at + size))
  return parts
}

const tablePanels = (tournament: Shown): Panel[] =>
  listTitledTables(tournament).flatMap(({ title, rows }) =>
    splitEvenly(rows, max.rows).map((part) => ({ kind: 'table' as const, title, rows: part })),
  )

const roundPanels = ({ stages }: Shown): Panel[] => {
  const ties = stages.find(({ kind }) => kind === 'knock-out')?.ties ?? []
  const now = Math.max(1, ...ties.filter((tie) => !isOver(tie)).map(({ round }) => round))
  const rounds = Array.from({ length: now }, (_, n) => now - n)
  return rounds.flatMap((round) => {
    const matches = ties
      .filter((tie) => tie.round === round)
      .map((tie) => ({ tie, name: formatKnockOutName(tie, ties) }))
    return splitEvenly(matches, max.matches).map((part) => ({
      kind: 'round' as const,
      title: getRoundName(round),
      matches: part,
    }))
  })
}

type Shown = Pick<Tournament, 'stages' | 'form' | 'bestOthers' | 'entries' | 'champion'>

export const listPanels = (tournament: Shown): Panel[] => {
  const { stages, entries, champion } = tournament
  const nameOf = (id: string) => entries.find(({ team }) => team._id === id)?.team.name ?? ''
  const hasOpenGroups = stages.some(({ tables }) => tables.some(({ complete }) => !complete))
  const isLeague = stages.every(({ kind }) => kind !== 'knock-out')
  const panels: Panel[] = [
    ...(champion ? [{ kind: 'champion' as const, name: nameOf(champion) }] : []),
    ...listNamedTies(tournament)
      .filter(({ tie }) => isLive(tie))
      .map((match) => ({ kind: 'match' as const, match })),
    ...(champion ? [] : hasOpenGroups || isLeague ? tablePanels(tournament) : roundPanels(tournament)),
  ]
  const names = entries.filter(({ state }) => state === 'entered').map(({ team }) => team.name)
  return panels.length
    ? panels
    : splitEvenly(names, max.teams).map((part) => ({ kind: 'teams' as const, names: part }))
}

export const listNowAndNext = (tournament: Pick<Tournament, 'stages'>, count: number) => {
  const open = listNamedTies(tournament)
    .filter(({ tie }) => tie.start && !isOver(tie))
    .toSorted(compareTieStarts)
  return open.toSorted((a, b) => Number(isLive(b.tie)) - Number(isLive(a.tie))).slice(0, count)
}

export const listLatestResults = (tournament: Pick<Tournament, 'stages'>, count: number) =>
  listNamedTies(tournament)
    .filter(({ tie }) => isOver(tie) && tie.score)
    .toSorted((a, b) => compareTieStarts(b, a) || b.tie.number - a.tie.number)
    .slice(0, count)
