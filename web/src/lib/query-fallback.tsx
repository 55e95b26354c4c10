import { capitalize } from '@i-one/game/capitalize'
import type { ComponentProps } from 'react'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Loading } from '../ui/feedback/loading.tsx'

type QueryFallbackProps = Omit<ComponentProps<typeof Loading>, 'label' | 'children'> & {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown }
  /** Names the data in a sentence, for example `your devices`. */
  what: string
}

/** Shows why the data of a query is missing: the query is still loading, or it has failed. */
export const QueryFallback = ({ query, what, ...loading }: QueryFallbackProps) =>
  query.error ? (
    <ErrorState sentence={`${capitalize(what)} could not be loaded: ${query.error.message}`} query={query} />
  ) : (
    <Loading {...loading} label={`Loading ${what}`} />
  )
