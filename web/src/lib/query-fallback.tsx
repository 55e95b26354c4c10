import { t } from '@lingui/core/macro'
import type { ComponentProps } from 'react'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Loading } from '../ui/feedback/loading.tsx'

type QueryFallbackProps = Omit<ComponentProps<typeof Loading>, 'label' | 'children'> & {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown }
  /** The sentence shown while the query loads, for example `Loading your devices`. */
  loading: string
  /** The sentence shown before the reason when the query has failed, for example `Your devices could not be loaded`. */
  failed: string
}

/** Shows why a query has no data: it is still loading, or it has failed. */
export const QueryFallback = ({ query, loading, failed, ...rest }: QueryFallbackProps) => {
  if (!query.error) return <Loading {...rest} label={loading} />

  const reason = query.error.message
  return <ErrorState sentence={t`${failed}: ${reason}`} query={query} />
}
