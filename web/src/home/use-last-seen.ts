import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { keepSeen, lastSeen } from './last-seen.ts'

/**
 * `useQuery` for a page that is opened again and again: until the server answers, it has what it had when it was last seen.
 * `show` makes that fit for now, or is without it. Only what `select` made of an answer is kept, and goes through it once more. Nothing but this
 * query's reader gets it: it is not in the cache.
 */
export const useLastSeen = <Answer, Shown, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Shown, Key>,
  show: (seen: Answer) => Answer | undefined = (seen) => seen,
) => {
  const { queryKey } = options
  const placeholderData = (before: Answer | undefined) => {
    const seen = before ? undefined : lastSeen<Answer>(queryKey)
    return seen ? show(seen) : before
  }
  const query = useQuery({ ...options, placeholderData } as typeof options)
  const { data, isPlaceholderData } = query
  const keep = useEffectEvent((shown: Shown) => keepSeen(queryKey, shown))
  useEffect(() => {
    if (data !== undefined && !isPlaceholderData) keep(data)
  }, [data, isPlaceholderData])
  return query
}
