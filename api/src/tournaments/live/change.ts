import type { Tournament } from '@i-one/contract/tournaments'
import type { TournamentChange } from '@i-one/contract/tournaments/live'
import { isLive } from '../course.ts'
import type { Scores } from '../scores-sql.ts'
import type { StoredTournament } from '../sql.ts'
import { stagesAfterGoals, stagesView } from '../stages-view.ts'
import { cardsView } from '../tournament-view.ts'

export interface Moment {
  stored: StoredTournament
  stages: Pick<Tournament, 'stages' | 'champion'>
}

const differs = (one: unknown, other: unknown) =>
  one !== other && JSON.stringify(one) !== JSON.stringify(other)

export const toMoment = (stored: StoredTournament, before: Moment | undefined): Moment =>
  before && !differs(before.stored, stored) ? before : { stored, stages: stagesView(stored) }

export const listLiveTies = ({ stored }: Moment) => stored.ties.filter(isLive).map(({ id }) => id)

/** Returns undefined if a live match has ended or was deleted, because another message reports that change. */
export const afterGoals = (before: Moment, { matches, scorers, cards }: Scores): Moment | undefined => {
  const played = new Map(matches.map((match) => [match.id, match.played]))
  const ties = before.stored.ties.map((tie) =>
    isLive(tie) ? { ...tie, played: played.get(tie.id) ?? null } : tie,
  )
  const live = listLiveTies(before)
  const stored = { ...before.stored, ties, scorers, cards }
  if (live.length !== listLiveTies({ ...before, stored }).length) return undefined
  return differs([ties, scorers, cards], [before.stored.ties, before.stored.scorers, before.stored.cards])
    ? { stored, stages: stagesAfterGoals(before.stages, stored, new Set(live)) }
    : before
}

const restOf = ({ stored }: Moment) => ({
  ...stored,
  state: undefined,
  scorers: undefined,
  cards: undefined,
  ties: stored.ties.map(({ id }) => id),
})

const othersOf = ({ stages }: Moment) => stages.stages.find(({ others }) => others)?.others

type Change = Omit<TournamentChange, 'serverTime' | 'scorers'> & { scorers: boolean }

/** Returns undefined if `TournamentChange` cannot express the difference. */
export const toChange = (before: Moment, after: Moment): Change | undefined => {
  if (differs(restOf(before), restOf(after))) return undefined
  const { stages, champion } = after.stages
  const cards = cardsView(after.stored)
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
    ...(differs(cardsView(before.stored), cards) && { cards }),
  }
}
