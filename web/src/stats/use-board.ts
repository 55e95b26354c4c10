import { LeaderboardFigure } from '@i-one/contract/leaderboard'
import { useSearchParams } from 'react-router'

export type Where = 'near' | 'everywhere'

type Choice = { by?: LeaderboardFigure; where?: Where; season?: string }

/** Which board is looked at stands in the address, so that it can be passed on. */
export const useBoard = () => {
  const [search, setSearch] = useSearchParams()
  const by = LeaderboardFigure.safeParse(search.get('by')).data ?? 'goals'
  const where: Where = search.get('where') === 'everywhere' ? 'everywhere' : 'near'
  const choose = (choice: Choice) =>
    setSearch(
      (before) => {
        for (const [name, value] of Object.entries(choice)) before.set(name, value)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return { by, where, season: search.get('season') ?? undefined, choose }
}
