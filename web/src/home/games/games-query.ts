import { minute } from '@i-one/game/durations'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { gamesAround } from '../../lib/games.ts'
import type { Where } from '../queries.ts'
import type { queryOf } from './filters.ts'

export const gamesQuery = ([lng, lat]: Where, filters: ReturnType<typeof queryOf>) =>
  queryOptions({
    queryKey: ['sessions', 'nearby', lng, lat, filters],
    queryFn: ({ signal }) => gamesAround({ lng, lat, ...filters }, signal),
    refetchInterval: minute,
    placeholderData: keepPreviousData,
  })
