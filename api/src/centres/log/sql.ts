import type { CentreLogLine } from '@i-one/contract/centres/log'
import type { DeskMethod } from '@i-one/contract/centres/money'
import type { CentreRole } from '@i-one/contract/centres/staff'
import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { allRows } from '../../lib/database/rows.ts'

export interface LineRow {
  id: string
  at: Date
  byId: string
  by: string
  act: CentreLogLine['act']
  count: number
  about: string | null
  pitch: string | null
  start: Date | null
  from: Date | null
  to: Date | null
  amount: number | null
  currency: string | null
  method: DeskMethod | null
  role: CentreRole | null
  day: string | null
  people: number | null
}

interface Asked {
  after: { at: Date; id: string } | undefined
  most: number
}

/**
 * What was done there by its owner and by who works there or did: each of them by an index on what they did last. What they
 * did as captains is theirs. Several bookings changed in one moment by one person are one line.
 */
export const listLines = (db: Database, centreId: string, { after, most }: Asked) => {
  const until = sql`at <= ${after?.at ?? 'infinity'}::timestamptz`
  return allRows<LineRow>(db)`
    with author as (
      select owner_id as id from centres where id = ${centreId} and owner_id is not null
      union select user_id from centre_staff where centre_id = ${centreId}
      union select player_id from centre_staff_changes where centre_id = ${centreId}
    ), line (id, at, by, act, count, about, pitch, start, "from", "to", amount, currency, method, role, day, people) as (
      (select 'booking ' || done.id, done.at, author.id, done.act, done.count, done.about, done.pitch, done.start,
        done."from", done."to", null::int, null, null, null, null::date, null::int
      from author cross join lateral (
        select min(c.id) as id, c.at, step.act, count(*)::int as count, min(lower(b.during)) as start,
          min(c.moved_from) as "from", min(c.moved_to) as "to",
          (array_agg(p.name order by lower(b.during), p.name))[1] as pitch,
          min(coalesce(captain.nickname, customer.name, tournament.name, b.reason)) as about
        from booking_changes c
          join bookings b on b.id = c.booking_id and b.part_of is null
          join pitches p on p.id = b.pitch_id and p.centre_id = ${centreId}
          left join sessions s on s.booking_id = b.id
          left join users captain on captain.id = s.captain_id
          left join customers customer on customer.id = b.customer_id
          left join lateral (
            select name from tournaments t join tournament_matches m on m.tournament_id = t.id
            where m.booking_id = b.id limit 1) tournament on true
          cross join lateral (
            select case c.state
              when 'blocked' then 'closed' when 'declined' then 'declined' when 'cancelled' then 'cancelled'
              when 'moved' then 'moved' when 'no-show' then 'no-show' when 'no-show-undone' then 'no-show-undone'
              when 'released' then case when b.blocked_by is not null then 'opened' end
              when 'confirmed' then case
                when exists (select from booking_changes where booking_id = b.id and state = 'cancelled' and id < c.id)
                  then 'put-back'
                when exists (select from booking_changes where booking_id = b.id and id < c.id) then 'authorized'
                else 'booked' end
              end as act) as step
        where c.by = author.id and c.${until} and step.act is not null
          and c.by is distinct from b.booker_id and c.by is distinct from s.captain_id
        group by c.at, step.act, b.series_id, case when b.series_id is null and b.blocked_by is null then c.id end
        order by c.at desc limit ${most}) as done)
      union all
      (select 'payment ' || payment.id, at, by, case payment.kind when 'payment' then 'took' else 'gave-back' end, 1,
        coalesce(player.name, captain.nickname, customer.name), p.name, lower(b.during), null, null, amount, currency, method, null,
        null, null
      from booking_payments payment
        join bookings b on b.id = payment.booking_id
        join pitches p on p.id = b.pitch_id
        left join sessions s on s.booking_id = b.id
        left join users captain on captain.id = s.captain_id
        left join customers customer on customer.id = b.customer_id
        left join places place on place.id = payment.place_id
        left join players player on player.id = place.player_id
      where payment.centre_id = ${centreId} and ${until} order by at desc limit ${most})
      union all
      (select 'message ' || message.id, at, by, 'wrote', 1, null, p.name, null, null, null, null, null, null, null, day, people
      from centre_messages message left join pitches p on p.id = message.pitch_id
      where message.centre_id = ${centreId} and ${until} order by at desc limit ${most})
      union all
      (select 'role ' || change.id, at, by,
        case when role is null then 'removed' when by = player_id then 'came' else 'role-changed' end, 1, player.name,
        null, null, null, null, null, null, null, role, null, null
      from centre_staff_changes change join players player on player.id = player_id
      where centre_id = ${centreId} and ${until} order by at desc limit ${most})
    )
    select line.id, line.at, line.by as "byId", person.name as by, act, count, about, pitch, start, "from", "to", amount, currency,
      method, role, day::text, people
    from line join players person on person.id = line.by
    where ${after?.id ?? null}::text is null or (line.at, line.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null})
    order by line.at desc, line.id desc limit ${most}`
}
