import type { Tournament } from '@i-one/contract/tournaments'

export const tabLabels = {
  table: 'Table',
  bracket: 'Bracket',
  matches: 'Matches',
  teams: 'Teams',
  scorers: 'Scorers',
} as const
export type Tab = keyof typeof tabLabels

/** What there is to show: before the draw the teams alone. */
export const tabsOf = ({ stages }: Pick<Tournament, 'stages'>): readonly Tab[] => {
  if (!stages.length) return ['teams']
  const table: Tab[] = stages.some(({ tables }) => tables.length > 0) ? ['table'] : []
  const bracket: Tab[] = stages.some(({ kind }) => kind === 'knock-out') ? ['bracket'] : []
  return [...table, ...bracket, 'matches', 'teams', 'scorers']
}

/** The one of the address; else the bracket once the groups are over, or the first there is. */
export const shownTab = (tournament: Pick<Tournament, 'stages'>, address: URLSearchParams): Tab => {
  const tabs = tabsOf(tournament)
  const asked = tabs.find((tab) => address.has(tab))
  if (asked) return asked
  const groupsOver = tournament.stages[0]?.tables.every(({ complete }) => complete)
  return groupsOver && tabs.includes('bracket') ? 'bracket' : (tabs[0] ?? 'teams')
}
