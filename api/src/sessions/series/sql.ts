import type { BookingState } from '@i-one/contract/bookings'
import { type Staffed, staffedColumns } from '../../at-centre.ts'
import { isOccupying } from '../../bookings/occupied-sql.ts'
import type { TimeRange } from '../../bookings/slots.ts'
import type { Database } from '../../lib/database/database.ts'
import { allRows, firstValue } from '../../lib/database/rows.ts'
import { type StoredPlace, type StoredSession, teamCaptains } from '../sql.ts'

export interface OccupyingBooking extends TimeRange {
  state: BookingState
  session: string | null
}

interface Input {
  pitchId: string
  captainId: string
  weeks: readonly TimeRange[]
  now: Date
}

export const listOccupyingBookings = (db: Database, { pitchId, captainId, weeks, now }: Input) =>
  allRows<OccupyingBooking>(db)`
    select lower(b.during) as start, upper(b.during) as "end", b.state,
      case s.captain_id when ${captainId} then s.id end as session
    from unnest(
      ${weeks.map(({ start }) => start.toISOString())}::timestamptz[],
      ${weeks.map(({ end }) => end.toISOString())}::timestamptz[]) as w (since, until)
    cross join (
      select ${pitchId}::uuid as id union all select part_id from pitch_parts where pitch_id = ${pitchId}) as place
    join bookings b on b.pitch_id = place.id and b.during && tstzrange(w.since, w.until)
    left join sessions s on s.booking_id = coalesce(b.part_of, b.id)
    where b.${isOccupying} and (b.state <> 'held' or b.expires_at > ${now})`

export const saveSeries = async (db: Database, sessionId: string) =>
  (await firstValue<string>(db)`
    update sessions set series_id = coalesce(series_id, gen_random_uuid())
    where id = ${sessionId} returning series_id`)!

type SessionFields = 'id' | 'state' | 'captainId' | 'teamCaptains' | 'visibility' | 'playersPerTeam' | 'sets'

export interface SeriesRow extends TimeRange, Staffed, Pick<StoredSession, SessionFields> {
  bookingState: BookingState
  timeZone: string
  places: Pick<StoredPlace, 'playerId' | 'state'>[]
}

export const listSessionsOfSeries = (db: Database, seriesId: string) =>
  allRows<SeriesRow>(db)`
    select s.id, s.state, s.captain_id as "captainId", ${staffedColumns}, s.visibility,
      ${teamCaptains} as "teamCaptains", s.players_per_team as "playersPerTeam", s.set_count as sets, b.state as "bookingState",
      lower(b.during) as start, upper(b.during) as "end", p.time_zone as "timeZone",
      (select coalesce(json_agg(json_build_object('playerId', player_id, 'state', state)), '[]')
        from places where session_id = s.id) as places
    from sessions s join bookings b on b.id = s.booking_id join pitches p on p.id = b.pitch_id
    where s.series_id = ${seriesId}
    order by lower(b.during), s.id`
