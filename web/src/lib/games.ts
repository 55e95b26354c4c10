import { findNearbySessions, isNearbySession } from '@i-one/contract/sessions/nearby'
import { plural, t } from '@lingui/core/macro'
import type * as z from 'zod/mini'
import { call } from './call.ts'

type Filling = { capacity: number; going: number; waiting: number }

const few = 2

export const spotsLeftText = ({ capacity, going, waiting }: Filling) => {
  const left = capacity - going
  if (left > 0) return plural(left, { one: '# spot left', other: '# spots left' })
  return waiting ? t`Full, ${waiting} waiting` : t`Full`
}

type Format = { sets: number; playersPerTeam: number }

export const teamsText = ({ sets, playersPerTeam }: Format) =>
  plural(sets, { one: `# team of ${playersPerTeam}`, other: `# teams of ${playersPerTeam}` })

export const isNearlyFull = ({ capacity, going }: Filling) => going < capacity && capacity - going <= few

export const fetchNearbyGames = async (
  query: z.input<typeof findNearbySessions.query>,
  signal?: AbortSignal,
) =>
  (
    await call(findNearbySessions, { query: { ...query, only: 'sessions' }, ...(signal && { signal }) })
  ).filter((found) => isNearbySession(found))
