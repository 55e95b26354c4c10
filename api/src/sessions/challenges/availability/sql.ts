import type { Availability } from '@i-one/contract/availability'
import { sql } from 'kysely'
import type { Database } from '../../../lib/database/database.ts'
import { allIds, allRows } from '../../../lib/database/rows.ts'
import type { AvailabilityAnswer } from '../../opponents/actions.ts'

export const saveAnswer = (
  db: Database,
  { slot, player, answer, now }: { slot: string; player: string; answer: Availability; now: Date },
) =>
  sql`
    insert into challenge_answers as kept (booking_id, player_id, answer, answered_at)
    values (${slot}, ${player}, ${answer}, ${now})
    on conflict (booking_id, player_id) do update set answer = excluded.answer, answered_at = excluded.answered_at
      -- keeps the time if the answer is the same, because players are listed by the time of their answer
      where kept.answer is distinct from excluded.answer`.execute(db)

export const listAvailability = (db: Database, slot: string) =>
  allRows<AvailabilityAnswer>(db)`
    select player_id as "playerId", answer from challenge_answers
    join users on users.id = player_id and users.suspended_at is null
    where booking_id = ${slot} and answer is not null
    order by answered_at, player_id`

interface Asking {
  slots: readonly string[]
  players: readonly string[]
  by: string
  before: Date
  now: Date
}

export const saveAskedAt = (db: Database, { slots, players, by, before, now }: Asking) =>
  allIds(db)`
    with asked as (
      insert into challenge_answers as kept (booking_id, player_id, asked_at)
      select slot, player, ${now} from unnest(${slots}::uuid[]) as slot cross join unnest(${players}::uuid[]) as player
      where not exists (select from blocks where blocker_id = ${by} and blocked_id = player)
      on conflict (booking_id, player_id) do update set asked_at = excluded.asked_at
        where kept.answer is null and (kept.asked_at is null or kept.asked_at <= ${before})
      returning player_id)
    select distinct player_id as id from asked`
