import { watchSchedule, type MatchRow } from '@i-one/contract/matches/schedule'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { applyUpdate, useStream, type Watch } from '../../lib/use-stream.ts'
import { type Filter, scheduleQuery } from '../queries.ts'
import { withRow } from './schedule-rows.ts'

/** For `useQuery`: the schedule as it moves. */
export const useSchedule = (from: string, to: string, filter: Filter) => {
  const queries = useQueryClient()
  const watch = useMemo((): Watch<typeof watchSchedule> => {
    const { queryKey } = scheduleQuery(from, to, filter)
    return {
      stream: watchSchedule,
      ask: () => ({ query: { from, to, filter } }),
      onMessage: (message) => {
        if (message.name === 'rows') applyUpdate(queries, queryKey, () => message.data)
        if (message.name === 'row')
          applyUpdate<MatchRow[]>(queries, queryKey, (rows) => rows && withRow(rows, message.data))
      },
    }
  }, [from, to, filter, queries])
  return { ...scheduleQuery(from, to, filter), ...useStream(watch) }
}
