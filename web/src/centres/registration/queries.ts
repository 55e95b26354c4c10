import { listMyCentres } from '@i-one/contract/centres/registration'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export const myCentresQuery = queryOptions({
  queryKey: ['centres', 'mine'],
  queryFn: ({ signal }) => call(listMyCentres, { signal }),
})

/** Where a pitch belongs changes what is said of it, what is free on it and what its calendar shows. */
export const centresChanged = (queries: QueryClient) => {
  for (const key of ['centres', 'centre', 'pitches', 'pitch', 'slots', 'host', 'workplaces'])
    void queries.invalidateQueries({ queryKey: [key] })
}
