import { findNearbySessions, isSession } from '@i-one/contract/sessions/nearby'
import { countText } from '@i-one/game/count-text'
import type * as z from 'zod/mini'
import { call } from './call.ts'

type Filling = { capacity: number; going: number; waiting: number }

/** So few that who wants one should not wait. */
const few = 2

/** '3 places left', 'Full, 2 waiting', 'Full'. */
export const placesLeftText = ({ capacity, going, waiting }: Filling) => {
  const left = capacity - going
  if (left > 0) return `${countText(left, 'place')} left`
  return waiting ? `Full, ${waiting} waiting` : 'Full'
}

export const isNearlyFull = ({ capacity, going }: Filling) => going < capacity && capacity - going <= few

/** Sessions alone, which one can join; matches of tournaments are not asked for. */
export const gamesAround = async (query: z.input<typeof findNearbySessions.query>, signal?: AbortSignal) =>
  (
    await call(findNearbySessions, { query: { ...query, only: 'sessions' }, ...(signal && { signal }) })
  ).filter((found) => isSession(found))
