import type { MatchEvent } from '@i-one/game/matches/event'
import { withoutNulls } from '../lib/database/without-nulls.ts'

export interface StoredEvent extends MatchEvent {
  seq: number
  by: string | null
}

export const eventColumns = [
  ...(['e.id', 'e.seq', 'e.type', 'e.side', 'e.player_id as player', 'e.goal_id as goal'] as const),
  ...(['e.on_id as on', 'e.card', 'e.scored', 'e.period', 'e.clock_ms as clockMs', 'e.at'] as const),
  ...(['e.by', 'e.voids', 'e.other_id as other', 'e.kicks_each as kicksEach'] as const),
] as const

interface EventRow {
  at: Date | string
  by: string | null
}

export const toStoredEvent = ({ at, by, ...row }: EventRow) =>
  ({ ...withoutNulls(row), by, at: new Date(at).toISOString() }) as StoredEvent
