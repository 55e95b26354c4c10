import type { Availability } from '@i-one/contract/availability'
import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { allIds, allRows } from '../../lib/database/rows.ts'

export interface StoredAnswer {
  player: string
  answer: Availability | null
  asked: Date | null
}

interface Match {
  match: string
  start: Date
}

export const listAnswers = (db: Database, { match, start }: Match) =>
  allRows<StoredAnswer>(db)`
    select player_id as player, answer, asked_at as asked from tournament_answers
    where match_id = ${match} and starts_at = ${start}`

export const saveAnswer = (db: Database, { match, start }: Match, player: string, answer: Availability) =>
  sql`
    insert into tournament_answers as kept (match_id, player_id, starts_at, answer)
    values (${match}, ${player}, ${start}, ${answer})
    on conflict (match_id, player_id) do update
      set starts_at = excluded.starts_at, answer = excluded.answer,
        asked_at = case when kept.starts_at = excluded.starts_at then kept.asked_at end`.execute(db)

export const saveAskedAt = (
  db: Database,
  { match, start }: Match,
  players: readonly string[],
  { before, now }: { before: Date; now: Date },
) =>
  allIds(db)`
    insert into tournament_answers as kept (match_id, player_id, starts_at, asked_at)
    select ${match}, player, ${start}, ${now} from unnest(${players}::uuid[]) as player
    on conflict (match_id, player_id) do update
      set starts_at = excluded.starts_at, asked_at = excluded.asked_at, answer = null
      where kept.starts_at <> excluded.starts_at or (kept.answer is null and kept.asked_at <= ${before})
    returning player_id as id`
