import type { MatchEvent } from '@i-one/game/matches/event'
import type { ExpressionBuilder } from 'kysely'
import type { DB, Matches } from '../lib/database/tables.ts'
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

export const eventsOfMatch = (eb: ExpressionBuilder<DB & { m: Matches }, 'm'>) =>
  eb.selectFrom('events as e').select(eventColumns).whereRef('e.match_id', '=', 'm.id')

interface EventRow {
  at: Date | string
  by: string | null
}

export const toStoredEvent = ({ at, by, ...row }: EventRow) =>
  ({ ...withoutNulls(row), by, at: new Date(at).toISOString() }) as StoredEvent
