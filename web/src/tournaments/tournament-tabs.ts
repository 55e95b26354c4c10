import type { Tournament } from '@i-one/contract/tournaments'
import { allTies } from './ties.ts'

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

/** Whether the bracket has all that the tables send it. Teams that share a place wait for a lot, which is drawn by the table. */
const isSeeded = ({ stages }: Pick<Tournament, 'stages'>) =>
  stages.every(({ tables }) => tables.every(({ complete }) => complete)) &&
  allTies({ stages }).every(
    ({ state, teamOne, teamTwo }) =>
      state !== 'waiting' ||
      [teamOne, teamTwo].every(({ team, source = '' }) => team !== undefined || !/^\d/.test(source)),
  )

/** The one of the address; else the bracket once its teams are known, or the first there is. */
export const shownTab = (tournament: Pick<Tournament, 'stages'>, address: URLSearchParams): Tab => {
  const tabs = tabsOf(tournament)
  const asked = tabs.find((tab) => address.has(tab))
  if (asked) return asked
  return tabs.includes('bracket') && isSeeded(tournament) ? 'bracket' : (tabs[0] ?? 'teams')
}
