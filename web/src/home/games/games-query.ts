import { minute } from '@i-one/game/durations'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { gamesAround } from '../../lib/games.ts'
import { withOffset } from '../../lib/server-clock.ts'
import type { Where } from '../queries.ts'
import type { queryOf } from './filters.ts'

export const gamesQuery = ([lng, lat]: Where, filters: ReturnType<typeof queryOf>) =>
  queryOptions({
    queryKey: ['sessions', 'nearby', lng, lat, filters],
    queryFn: async ({ signal }) => (await gamesAround({ lng, lat, ...filters }, signal)).map(withOffset),
    refetchInterval: minute,
    placeholderData: keepPreviousData,
  })
