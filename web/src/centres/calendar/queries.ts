import { getCentreDay, watchCentre } from '@i-one/contract/centres/calendar'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../lib/call.ts'
import { useNow } from '../../lib/use-now.ts'
import { type StreamSubscription, useStream } from '../../lib/use-stream.ts'

export const centreDayQuery = (centre: string, day: string) =>
  queryOptions({
    queryKey: ['host', 'centre', centre, day],
    queryFn: ({ signal }) => call(getCentreDay, { params: { id: centre }, query: { day }, signal }),
    placeholderData: keepPreviousData,
  })

/** In milliseconds. Polling is needed, because the centre's stream does not report when players join or leave. */
const pollInterval = 60_000

export const useCentreDay = (centre: string, day: string) => {
  const queries = useQueryClient()
  const watch = useMemo(
    (): StreamSubscription<typeof watchCentre> => ({
      stream: watchCentre,
      ask: () => ({ params: { id: centre } }),
      onMessage: (message) => {
        if (message.name === 'changed') void queries.invalidateQueries({ queryKey: ['host'] })
      },
    }),
    [centre, queries],
  )
  const { isLost, refetchInterval } = useStream(watch)
  const query = useQuery({ ...centreDayQuery(centre, day), refetchInterval: refetchInterval || pollInterval })
  const now = useNow().toISOString()
  return { ...query, now, isLost }
}
