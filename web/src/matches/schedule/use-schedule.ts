import { watchSchedule, type MatchRow } from '@i-one/contract/matches/schedule'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { applyUpdate, useStream, type Watch } from '../../lib/use-stream.ts'
import { type ScheduleWanted, scheduleQuery } from '../queries.ts'
import { withRow } from './schedule-rows.ts'

export const useSchedule = (wanted: ScheduleWanted) => {
  const queries = useQueryClient()
  const { from, to, filter, lng, lat, limit } = wanted
  const asked = useMemo(
    () => ({ from, to, filter, ...(lng !== undefined && { lng, lat }), limit }),
    [from, to, filter, lng, lat, limit],
  )
  const watch = useMemo((): Watch<typeof watchSchedule> => {
    const { queryKey } = scheduleQuery(asked)
    return {
      stream: watchSchedule,
      ask: () => ({ query: asked }),
      onMessage: (message) => {
        if (message.name === 'rows') void applyUpdate(queries, queryKey, () => message.data)
        if (message.name === 'row')
          void applyUpdate<MatchRow[]>(queries, queryKey, (rows) => rows && withRow(rows, message.data))
      },
    }
  }, [asked, queries])
  return { ...scheduleQuery(asked), ...useStream(watch) }
}
