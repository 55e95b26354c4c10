import type { Tournament } from '@i-one/contract/tournaments'
import { t } from '@lingui/core/macro'
import { listTies } from './ties.ts'

export const tabLabels = {
  table: t`Table`,
  bracket: t`Bracket`,
  matches: t`Matches`,
  teams: t`Teams`,
  scorers: t`Scorers`,
} as const
export type TournamentTab = keyof typeof tabLabels

export const listTabs = ({ stages }: Pick<Tournament, 'stages'>): readonly TournamentTab[] => {
  if (!stages.length) return ['teams']
  const table: TournamentTab[] = stages.some(({ tables }) => tables.length > 0) ? ['table'] : []
  const bracket: TournamentTab[] = stages.some(({ kind }) => kind === 'knock-out') ? ['bracket'] : []
  return [...table, ...bracket, 'matches', 'teams', 'scorers']
}

/** Returns true once all group qualifiers are known. Before that, the organizer may need the table tab to draw lots. */
const hasAllQualifiers = ({ stages }: Pick<Tournament, 'stages'>) =>
  stages.every(({ tables }) => tables.every(({ complete }) => complete)) &&
  listTies({ stages }).every(
    ({ state, teamOne, teamTwo }) =>
      state !== 'waiting' ||
      [teamOne, teamTwo].every(({ team, source = '' }) => team !== undefined || !/^\d/.test(source)),
  )

export const findShownTab = (
  tournament: Pick<Tournament, 'stages'>,
  search: URLSearchParams,
): TournamentTab => {
  const tabs = listTabs(tournament)
  const requested = tabs.find((tab) => search.has(tab))
  if (requested) return requested
  return tabs.includes('bracket') && hasAllQualifiers(tournament) ? 'bracket' : (tabs[0] ?? 'teams')
}
