import type { CustomerFilter } from '@i-one/contract/centres/customers'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { throwWithoutData } from '../../lib/query-client.ts'
import { allCustomersQuery } from '../desk/queries.ts'

type Filters = { search: string; only: CustomerFilter }

export const useCustomers = (centre: string, filters: Filters, pages: number) => {
  const query = useInfiniteQuery({ ...allCustomersQuery(centre, filters), throwOnError: throwWithoutData })
  const { data, hasNextPage, isFetching, isPlaceholderData, isFetchNextPageError, fetchNextPage } = query
  const isShort = data !== undefined && !isPlaceholderData && data.pages.length < pages && hasNextPage
  const shouldLoad = isShort && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (shouldLoad) void fetchNextPage()
  }, [shouldLoad, fetchNextPage])
  const newest = data?.pages.at(-1)
  // Removes duplicates, because a customer's position can change between two page loads.
  const customers = data && [
    ...new Map(data.pages.flatMap((page) => page.customers).map((one) => [one._id, one])).values(),
  ]
  const counts = newest && {
    all: newest.people,
    owe: newest.owe,
    missed: newest.missed,
    'not-welcome': newest.notWelcome,
  }
  const showMore = (setPages: (pages: string) => void) =>
    isFetchNextPageError ? void fetchNextPage() : setPages(String((data?.pages.length ?? 0) + 1))
  return { query, customers, counts, totals: newest, showMore, isShort: isShort && !isFetchNextPageError }
}
