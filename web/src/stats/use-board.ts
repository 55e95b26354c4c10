import { type LeaderboardFigure, leaderboardFigures } from '@i-one/contract/stats/leaderboard'
import { teamFigures } from '@i-one/contract/stats/teams'
import { useSearch } from '../lib/use-search.ts'

type Where = 'near' | 'everywhere'

type Of = 'players' | 'teams'

type Choice = { of?: Of; by?: LeaderboardFigure; where?: Where; season?: string }

export const useBoard = () => {
  const [search, change] = useSearch()
  const by = leaderboardFigures.find((one) => one === search.get('by')) ?? 'goals'
  const of: Of = search.get('of') === 'teams' ? 'teams' : 'players'
  const teamsBy = teamFigures.find((one) => one === search.get('by')) ?? 'wins'
  const where: Where = search.get('where') === 'everywhere' ? 'everywhere' : 'near'
  const choose = (choice: Choice) => change(choice, { replace: true })
  return { of, by, teamsBy, where, season: search.get('season') ?? undefined, choose }
}
