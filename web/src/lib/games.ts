import { findNearbySessions, isNearbySession } from '@i-one/contract/sessions/nearby'
import { countText } from '@i-one/game/count-text'
import type * as z from 'zod/mini'
import { call } from './call.ts'

type Filling = { capacity: number; going: number; waiting: number }

const few = 2

export const spotsLeftText = ({ capacity, going, waiting }: Filling) => {
  const left = capacity - going
  if (left > 0) return `${countText(left, 'spot')} left`
  return waiting ? `Full, ${waiting} waiting` : 'Full'
}

export const isNearlyFull = ({ capacity, going }: Filling) => going < capacity && capacity - going <= few

export const fetchNearbyGames = async (
  query: z.input<typeof findNearbySessions.query>,
  signal?: AbortSignal,
) =>
  (
    await call(findNearbySessions, { query: { ...query, only: 'sessions' }, ...(signal && { signal }) })
  ).filter((found) => isNearbySession(found))
