import type { CaptainRecord, NoShows } from '@i-one/contract/sessions/reliability'
import { attendedStates } from '@i-one/contract/sessions/states'
import { decidesForPitch } from '../../at-centre.ts'
import type { Database } from '../../lib/database/database.ts'
import { allRows, firstRow, toSqlLiterals } from '../../lib/database/rows.ts'
import type { PitchCounts } from './rules.ts'

export const listNoShowsIn = (db: Database, sessionId: string, since: Date) =>
  allRows<NoShows & { player: string }>(db)`
    select past.player_id as player, count(*) filter (where past.state = 'no-show')::int as missed,
      count(*)::int as "of"
    from places place
      join places past on past.player_id = place.player_id and past.since > ${since}
        and past.state in (${toSqlLiterals(attendedStates)})
      join sessions s on s.id = past.session_id and s.state = 'finished'
    where place.session_id = ${sessionId} and place.state not in ('left', 'late-left', 'removed')
    group by past.player_id having count(*) filter (where past.state = 'no-show') > 0`

export const countNoShows = async (db: Database, playerId: string, since: Date) =>
  (await firstRow<NoShows>(db)`
    select count(*) filter (where place.state = 'no-show')::int as missed, count(*)::int as "of"
    from places place join sessions s on s.id = place.session_id and s.state = 'finished'
    where place.player_id = ${playerId} and place.since > ${since} and place.state in (${toSqlLiterals(attendedStates)})
  `) ?? { missed: 0, of: 0 }

/** The conditions on `b` must match the partial index bookings_to_judge. */
export const countPitchAnswers = (db: Database, pitchId: string, since: Date) =>
  firstRow<PitchCounts>(db)`
    with judged as (
      select b.state, s.reason, waited, certain,
        waited and not certain and s.reason in ('declined', 'not-authorized-in-time', 'pitch') as declined,
        extract(epoch from coalesce(said.at, case when s.reason = 'pitch' then s.ended_at end) - s.created_at)
          / 60 as minutes
      from bookings b
        join sessions s on s.booking_id = b.id
        cross join lateral (select b.authorize_by is not null as waited) asked
        left join lateral (
          select change.at, change.state from booking_changes change
          where waited and change.booking_id = b.id and change.state in ('confirmed', 'declined')
          order by change.id limit 1) said on true
        cross join lateral (select not waited or said.state is not distinct from 'confirmed' as certain) so
      where b.pitch_id = ${pitchId} and b.created_at > ${since}
        and (b.authorize_by is not null or b.state in ('confirmed', 'cancelled')))
    select count(*) filter (where waited and (certain or declined))::int as asked,
      count(*) filter (where declined)::int as declined,
      round(percentile_cont(0.5) within group (order by minutes) filter (where waited))::int as minutes,
      count(*) filter (where certain and (state = 'confirmed' or reason = 'pitch'))::int as booked,
      count(*) filter (where certain and reason = 'pitch')::int as cancelled
    from judged`

export const listRecordsOfWaitingCaptains = (db: Database, userId: string, now: Date) =>
  allRows<CaptainRecord>(db)`
    with waiting as (
      select distinct s.captain_id as captain
      from pitches p join bookings b on b.pitch_id = p.id join sessions s on s.booking_id = b.id
      where ${decidesForPitch(userId)} and b.state = 'pending' and b.authorize_by > ${now})
    select captain, led.held, led.cancelled, played.missed
    from waiting
      cross join lateral (
        select count(*) filter (where state = 'finished')::int as held,
          count(*) filter (where state = 'cancelled' and reason = 'captain')::int as cancelled
        from sessions where captain_id = captain) led
      cross join lateral (
        select count(*)::int as missed
        from places join sessions s on s.id = places.session_id and s.state = 'finished'
        where places.player_id = captain and places.state = 'no-show') played`
