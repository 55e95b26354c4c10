import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { persistQueryData, readPersistedData } from './last-seen.ts'

/** Returns the data stored on the last visit until the server responds. Stores only the result of `select`. */
export const usePersistedQuery = <Answer, Shown, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Shown, Key>,
  show: (seen: Answer) => Answer | undefined = (seen) => seen,
) => {
  const { queryKey } = options
  const placeholderData = (before: Answer | undefined) => {
    const seen = before ? undefined : readPersistedData<Answer>(queryKey)
    return seen ? show(seen) : before
  }
  const query = useQuery({ ...options, placeholderData } as typeof options)
  const { data, isPlaceholderData } = query
  const save = useEffectEvent((shown: Shown) => persistQueryData(queryKey, shown))
  useEffect(() => {
    if (data !== undefined && !isPlaceholderData) save(data)
  }, [data, isPlaceholderData])
  return query
}
