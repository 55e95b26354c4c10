import type { MatchRow } from '@i-one/contract/matches'
import { watchSchedule } from '@i-one/contract/matches'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import { connection } from '../lib/call.ts'
import { Line } from '../lib/line.ts'
import { senses } from '../lib/senses.ts'
import { useLine } from '../lib/use-line.ts'
import { type Filter, scheduleQuery } from './queries.ts'
import { withRow } from './schedule-rows.ts'

/** Where no line comes through, the schedule is asked for again and again. */
const often = 15_000

/** For `useQuery`: the schedule as it moves. An answer that was under way when a row came may be the older one. */
export const useSchedule = (from: string, to: string, filter: Filter) => {
  const queries = useQueryClient()
  const line = useMemo(() => {
    const { queryKey } = scheduleQuery(from, to, filter)
    const set = (change: (rows: MatchRow[] | undefined) => MatchRow[] | undefined) => {
      const isUnderWay = queries.isFetching({ queryKey, exact: true }) > 0
      queries.setQueryData<MatchRow[]>(queryKey, change)
      if (isUnderWay) void queries.invalidateQueries({ queryKey, exact: true })
    }
    return new Line({
      connection,
      senses,
      stream: watchSchedule,
      ask: () => ({ query: { from, to, filter } }),
      onMessage: (message) => {
        if (message.name === 'rows') set(() => message.data)
        if (message.name === 'row') set((rows) => rows && withRow(rows, message.data))
      },
    })
  }, [from, to, filter, queries])
  const { state } = useLine(line)
  return {
    ...scheduleQuery(from, to, filter),
    refetchInterval: state === 'lost' || state === 'connecting' ? often : (false as const),
  }
}
