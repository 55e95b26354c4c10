import type { NewEvent } from '@i-one/contract/matches/events'
import { progressEventTypes } from '@i-one/game/matches/match-progress'
import { decidedStates } from '@i-one/game/matches/match-state'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../lib/database/database.ts'
import { firstValue, toSqlLiterals } from '../../lib/database/rows.ts'
import type { StoredDecision } from '../decision.ts'
import { decisionColumn } from '../decisions-sql.ts'
import { eventColumns, eventsOfMatch, toStoredEvent } from '../stored-event.ts'
import type { MatchStatus } from './rules.ts'

export const listEvents = async (db: Database, matchId: string) => {
  const rows = await db
    .selectFrom('events as e')
    .select(eventColumns)
    .where('e.match_id', '=', matchId)
    .orderBy('e.seq')
    .execute()
  return rows.map(toStoredEvent)
}

export const isNotVoided = (event: string) => {
  const [match, id] = [sql.ref(`${event}.match_id`), sql.ref(`${event}.id`)]
  return sql<boolean>`(not exists (select from events v where v.match_id = ${match} and v.voids = ${id})
    or event_stands(${match}, ${id}))`
}

export const hasEffectiveEvents = (match: string) => sql<boolean>`(${sql.ref(`${match}.seq`)} > 0 and exists (
  select from events e where e.match_id = ${sql.ref(`${match}.id`)} 
    and e.type not in ('void', 'assist', 'two-goals') and ${isNotVoided('e')}))`

export const findFirstFullTime = (db: Database, matchId: string) =>
  firstValue<Date>(db)`
    select min(stored_at) from events where match_id = ${matchId} and type = 'full-time'`

/** Reads events and status in one statement, so that the result is consistent. */
export const findMatchUpdate = async (db: Database, matchId: string, after: number) => {
  const row = await db
    .selectFrom('matches as m')
    .select((eb) => [
      'm.state',
      'm.seq',
      sql<string | null>`(select id from events where match_id = m.id and seq = ${after})`.as('last'),
      sql<number>`m.lineup_one_revision + m.lineup_two_revision`.as('lineups'),
      sql<string>`coalesce((select concat_ws(' ', tie.team_one_id, tie.team_two_id)
        from tournament_matches tie where tie.id = m.id), '')`.as('teams'),
      sql<StoredDecision | null>`(select ${decisionColumn} from tournament_matches tie where tie.id = m.id)`.as(
        'decision',
      ),
      jsonArrayFrom(eventsOfMatch(eb).where('e.seq', '>', after).orderBy('e.seq')).as('events'),
      jsonArrayFrom(eventsOfMatch(eb).where('e.type', 'in', progressEventTypes)).as('course'),
    ])
    .where('m.id', '=', matchId)
    .executeTakeFirst()
  return row && { ...row, events: row.events.map(toStoredEvent), course: row.course.map(toStoredEvent) }
}

interface Last {
  id: string
  seen: number | undefined
  last: string | undefined
}

/** After a failover, the database may have lost events and reused their numbers for other events. */
export const isNumberReused = async (db: Database, { id, seen, last }: Last) =>
  seen !== undefined &&
  last !== undefined &&
  (await firstValue<boolean>(db)`
    select not exists (select from events where match_id = ${id} and id = ${last} and seq = ${seen})`)

interface NumberedEvent extends NewEvent {
  seq: number
  by: string | null
}

export const insertEvents = (db: Database, matchId: string, events: NumberedEvent[], now: Date) =>
  sql`insert into events (match_id, id, seq, type, side, player_id, goal_id, on_id, card, scored, period,
      clock_ms, at, by, voids, other_id, kicks_each, stored_at)
    select ${matchId}::uuid, id, seq, type, side, player, goal, "on", card, scored, period,
      "clockMs", at, by, voids, other, "kicksEach", ${now}
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e(id uuid, seq int, type text, side text,
      player uuid, goal uuid, "on" uuid, card text, scored boolean, period text, "clockMs" int,
      at timestamptz, by uuid, voids uuid, other uuid, "kicksEach" int)`.execute(db)

const unlessDecided = <T>(column: string, value: T) =>
  sql<T>`case when state in (${toSqlLiterals(decidedStates)}) then ${sql.ref(column)} else ${value} end`

export const updateStatus = (
  db: Database,
  matchId: string,
  { seq, status, wasPlayed, now }: { seq: number; status: MatchStatus; wasPlayed: boolean; now: Date },
) => {
  const isDone = status.state === 'finished' && status.isPlayed
  return db
    .updateTable('matches')
    .set({
      seq,
      state: unlessDecided('state', status.state),
      period: status.period,
      score_one: status.score.T1,
      score_two: status.score.T2,
      shoot_out_one: status.shootOut?.T1 ?? null,
      shoot_out_two: status.shootOut?.T2 ?? null,
      clock_running: unlessDecided('clock_running', status.clock.running),
      clock_elapsed_ms: unlessDecided('clock_elapsed_ms', status.clock.elapsedMs + status.addedMs),
      clock_added_ms: unlessDecided('clock_added_ms', status.addedMs),
      clock_at: unlessDecided('clock_at', status.clock.at),
      // restarts the vote if full time is corrected, or if the match did not count as played before
      full_time_at: sql<Date | null>`case when ${isDone}::boolean and state not in (${toSqlLiterals(decidedStates)})
        then case when state = 'finished' and ${wasPlayed}::boolean then full_time_at else ${now} end end`,
      awarded_at: sql<Date | null>`case when ${isDone}::boolean then awarded_at end`,
    })
    .where('id', '=', matchId)
    .execute()
}

export const moveEvents = (db: Database, guestId: string, playerId: string) =>
  sql`
    update events set
      player_id = case player_id when ${guestId} then ${playerId}::uuid else player_id end,
      on_id = case on_id when ${guestId} then ${playerId}::uuid else on_id end
    where match_id in (select match_id from lineups where player_id = ${playerId})
      and ${guestId} in (player_id, on_id)
  `.execute(db)
