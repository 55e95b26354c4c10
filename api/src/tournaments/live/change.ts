import type { Tournament } from '@i-one/contract/tournaments'
import type { TournamentChange } from '@i-one/contract/tournaments/live'
import { isLive } from '../progress.ts'
import type { Scores } from '../scores-sql.ts'
import type { StoredTournament } from '../sql.ts'
import { updateStages, toStagesView } from '../stages-view.ts'
import { toCardsView } from '../tournament-view.ts'

export interface TournamentSnapshot {
  stored: StoredTournament
  stages: Pick<Tournament, 'stages' | 'champion'>
}

const differs = (one: unknown, other: unknown) =>
  one !== other && JSON.stringify(one) !== JSON.stringify(other)

export const toSnapshot = (
  stored: StoredTournament,
  before: TournamentSnapshot | undefined,
): TournamentSnapshot =>
  before && !differs(before.stored, stored) ? before : { stored, stages: toStagesView(stored) }

export const listLiveTies = ({ stored }: TournamentSnapshot) => stored.ties.filter(isLive).map(({ id }) => id)

/** Returns undefined if a live match has ended or was deleted, because another message reports such changes. */
export const applyScores = (
  before: TournamentSnapshot,
  { matches, scorers, cards }: Scores,
): TournamentSnapshot | undefined => {
  const played = new Map(matches.map((match) => [match.id, match.played]))
  const ties = before.stored.ties.map((tie) =>
    isLive(tie) ? { ...tie, played: played.get(tie.id) ?? null } : tie,
  )
  const live = listLiveTies(before)
  const stored = { ...before.stored, ties, scorers, cards }
  if (live.length !== listLiveTies({ ...before, stored }).length) return undefined
  return differs([ties, scorers, cards], [before.stored.ties, before.stored.scorers, before.stored.cards])
    ? { stored, stages: updateStages(before.stages, stored, new Set(live)) }
    : before
}

const restOf = ({ stored }: TournamentSnapshot) => ({
  ...stored,
  state: undefined,
  scorers: undefined,
  cards: undefined,
  ties: stored.ties.map(({ id }) => id),
})

const othersOf = ({ stages }: TournamentSnapshot) => stages.stages.find(({ others }) => others)?.others

export type SnapshotChange = Omit<TournamentChange, 'serverTime' | 'scorers'> & { scorers: boolean }

/** Returns undefined if a `TournamentChange` cannot represent the difference. */
export const toChange = (
  before: TournamentSnapshot,
  after: TournamentSnapshot,
): SnapshotChange | undefined => {
  if (differs(restOf(before), restOf(after))) return undefined
  const { stages, champion } = after.stages
  const cards = toCardsView(after.stored)
  const old = before.stages.stages
  const ties = new Map(old.flatMap((stage) => stage.ties.map((tie) => [tie._id, tie])))
  const tables = new Map(old.flatMap((stage) => stage.tables.map((table) => [table.name, table])))
  return {
    state: after.stored.state,
    ...(champion !== undefined && { champion }),
    ties: stages.flatMap((stage) => stage.ties).filter((tie) => differs(ties.get(tie._id), tie)),
    tables: stages
      .flatMap((stage) => stage.tables)
      .flatMap(({ name, complete, rows }) => {
        const table = tables.get(name)
        const known = new Map(table?.rows.map((row) => [row.team, row]))
        const moved = rows.filter((row) => differs(known.get(row.team), row))
        return moved.length || complete !== table?.complete ? [{ name, complete, rows: moved }] : []
      }),
    ...(differs(othersOf(before), othersOf(after)) && { others: othersOf(after) ?? [] }),
    scorers: differs(before.stored.scorers, after.stored.scorers),
    ...(differs(toCardsView(before.stored), cards) && { cards }),
  }
}
