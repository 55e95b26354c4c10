import { getCentreDay, watchCentre } from '@i-one/contract/centres/calendar'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call } from '../../lib/call.ts'
import { useNow } from '../../lib/use-now.ts'
import { type Watch, useStream } from '../../lib/use-stream.ts'

export const centreDayQuery = (centre: string, day: string) =>
  queryOptions({
    queryKey: ['host', 'centre', centre, day],
    queryFn: ({ signal }) => call(getCentreDay, { params: { id: centre }, query: { day }, signal }),
    placeholderData: keepPreviousData,
  })

/** Places in a session are not followed: the day is read again now and then. */
const readAgain = 60_000

/** A day as others change it; `now` by the server's clock, to half a minute. */
export const useCentreDay = (centre: string, day: string) => {
  const queries = useQueryClient()
  const [ahead, setAhead] = useState(0)
  const watch = useMemo(
    (): Watch<typeof watchCentre> => ({
      stream: watchCentre,
      ask: () => ({ params: { id: centre } }),
      onMessage: (message) => {
        if (message.name === 'heartbeat') setAhead(Date.parse(message.data.serverTime) - Date.now())
        if (message.name === 'changed') void queries.invalidateQueries({ queryKey: ['host'] })
      },
    }),
    [centre, queries],
  )
  const { isLost, refetchInterval } = useStream(watch)
  const query = useQuery({ ...centreDayQuery(centre, day), refetchInterval: refetchInterval || readAgain })
  const now = new Date(useNow().getTime() + ahead).toISOString()
  return { ...query, now, isLost }
}
