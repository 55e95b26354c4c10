import { listMyCentres } from '@i-one/contract/centres/registration'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export const myCentresQuery = queryOptions({
  queryKey: ['centres', 'mine'],
  queryFn: ({ signal }) => call(listMyCentres, { signal }),
})

export const centresChanged = (queries: QueryClient) => {
  for (const key of ['centres', 'centre', 'pitches', 'pitch', 'slots', 'host', 'workplaces'])
    void queries.invalidateQueries({ queryKey: [key] })
}
