import { findOpponentsWanted } from '@i-one/contract/sessions/opponents'
import type { Point } from '@i-one/contract/shapes'
import { minute } from '@i-one/game/durations'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export const opponentsWantedQuery = ({ coordinates: [lng, lat] }: Point) =>
  queryOptions({
    queryKey: ['sessions', 'opponents-wanted', lng, lat],
    queryFn: ({ signal }) => call(findOpponentsWanted, { query: { lng, lat }, signal }),
    refetchInterval: minute,
  })
