import { upcomingStates } from '@i-one/contract/sessions/states'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { firstRow, toSqlLiterals } from '../../lib/database/rows.ts'

/** Serializes a captain's bookings until the transaction ends, so that concurrent bookings cannot exceed the limit. */
export const lockUpcomingSessions = (db: Database, captainId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`sessions ahead of ${captainId}`}, 0))`.execute(db)

interface Ahead {
  count: number
  hasLed: boolean
  ofPitch: number | null
}

interface Input {
  captainId: string
  pitchId: string
  but?: { id: string; seriesId: string | null }
  now: Date
}

const joinCounted = (booking: RawBuilder<unknown>, now: Date) => sql`
  cross join lateral (
    select case when pitch.sessions_ahead is null then p.sessions_ahead is null else p.id = pitch.id end as is
    from bookings b join pitches p on p.id = b.pitch_id
    where b.id = ${booking} and lower(b.during) > ${now} and b.state in ('pending', 'confirmed')) as counted`

/** Counts upcoming bookings on this pitch if it has its own limit, otherwise on all pitches without their own limit. */
export const countUpcomingSessions = (db: Database, { captainId, pitchId, but, now }: Input) =>
  firstRow<Ahead>(db)`
    with pitch as (select id, sessions_ahead from pitches where id = ${pitchId})
    select pitch.sessions_ahead as "ofPitch",
      exists (select from sessions where captain_id = ${captainId} and state = 'finished') as "hasLed",
      (select count(distinct coalesce(s.series_id, s.id))::int from sessions s ${joinCounted(sql`s.booking_id`, now)}
        where s.captain_id = ${captainId} and s.state in (${toSqlLiterals(upcomingStates)}) and counted.is
          and coalesce(s.series_id, s.id) is distinct from ${but?.seriesId ?? but?.id ?? null}::uuid)
      + (select count(distinct t.id)::int from tournaments t join tournament_matches tie on tie.tournament_id = t.id
          ${joinCounted(sql`tie.booking_id`, now)}
        where t.organizer_id = ${captainId} and counted.is) as count
    from pitch`
