import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'

/** `children` once there are teams, or none. */
export const ListedTeams = ({ query, children }: { query: UseQueryResult; children: ReactNode }) => {
  if (query.data) return children
  if (query.error)
    return <ErrorState sentence={`The teams could not be loaded. ${query.error.message}.`} query={query} />
  return <Loading label="Loading teams" height={96} rows={3} />
}

/** Where one page of them is not all. */
export const MoreTeams = ({ query }: { query: UseInfiniteQueryResult }) =>
  query.hasNextPage && (
    <Button
      variant="ghost"
      pending={query.isFetchingNextPage}
      pendingText="Loading..."
      onClick={() => void query.fetchNextPage()}
    >
      More teams
    </Button>
  )
