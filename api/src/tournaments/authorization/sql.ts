import { decidesForPitch } from '../../at-centre.ts'
import type { Database } from '../../lib/database/database.ts'
import { allRows } from '../../lib/database/rows.ts'

export interface RequestRow {
  id: string
  code: string
  name: string
  organizer: string
  pitch: string
  pitchName: string
  timeZone: string
  slots: { start: string; end: string; matches: number }[]
  amount: number
  currency: string
  authorizeBy: Date
}

export const listRequests = (db: Database, userId: string, now: Date) =>
  allRows<RequestRow>(db)`
    with asked as (
      select b.pitch_id, b.price_amount, b.price_currency, b.authorize_by, b.during, tie.tournament_id, tie.matches
      from pitches p join bookings b on b.pitch_id = p.id and b.state = 'pending' and b.authorize_by > ${now}
        join lateral (select tournament_id, count(*)::int as matches from tournament_matches
          where booking_id = b.id group by 1) as tie on true
      where ${decidesForPitch(userId)}
    )
    select t.id, t.code, t.name, organizer.name as organizer, p.id as pitch, p.name as "pitchName",
      p.time_zone as "timeZone", sum(asked.price_amount)::int as amount, asked.price_currency as currency,
      min(asked.authorize_by) as "authorizeBy",
      json_agg(json_build_object('start', lower(asked.during), 'end', upper(asked.during), 'matches', asked.matches)
        order by asked.during) as slots
    from asked join tournaments t on t.id = asked.tournament_id join players organizer on organizer.id = t.organizer_id
      join pitches p on p.id = asked.pitch_id
    group by t.id, organizer.id, p.id, asked.price_currency
    order by min(asked.authorize_by), t.id, p.id`

export const listExpiredRequests = (db: Database, now: Date) =>
  allRows<{ id: string; pitches: string[] }>(db)`
    select tie.tournament_id as id, array_agg(distinct b.pitch_id) as pitches
    from bookings b join tournament_matches tie on tie.booking_id = b.id
    where b.state = 'pending' and b.authorize_by <= ${now}
    group by 1`
