import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'

/** Renders `children` once loaded. */
export const ListedTeams = ({ query, children }: { query: UseQueryResult; children: ReactNode }) => {
  if (query.data) return children
  if (query.error)
    return <ErrorState sentence={`The teams could not be loaded. ${query.error.message}.`} query={query} />
  return <Loading label="Loading teams" height={96} rows={3} />
}
