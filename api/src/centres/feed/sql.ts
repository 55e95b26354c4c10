import type { TimeRange } from '../../bookings/slots.ts'
import type { Database } from '../../lib/database/database.ts'
import { allRows, firstRow } from '../../lib/database/rows.ts'

export const findFeed = (db: Database, centreId: string, userId: string) =>
  db
    .selectFrom('centre_feeds')
    .select('since')
    .where('centre_id', '=', centreId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

export const saveFeed = (
  db: Database,
  { centreId, userId, codeHash, now }: { centreId: string; userId: string; codeHash: Buffer; now: Date },
) =>
  db
    .insertInto('centre_feeds')
    .values({ centre_id: centreId, user_id: userId, code_hash: codeHash, since: now })
    .onConflict((conflict) =>
      conflict.columns(['centre_id', 'user_id']).doUpdateSet({ code_hash: codeHash, since: now }),
    )
    .execute()

export const deleteFeed = (db: Database, centreId: string, userId: string) =>
  db.deleteFrom('centre_feeds').where('centre_id', '=', centreId).where('user_id', '=', userId).execute()

export const findFeedByCode = (db: Database, codeHash: Buffer) =>
  firstRow<{ centreId: string; userId: string }>(db)`
    select f.centre_id as "centreId", f.user_id as "userId"
    from centre_feeds f join users u on u.id = f.user_id
    where f.code_hash = ${codeHash} and u.suspended_at is null`

export interface FeedRow extends TimeRange {
  id: string
  pitch: string
  address: string
  state: 'pending' | 'confirmed' | 'blocked' | 'cancelled' | 'declined' | 'expired' | 'released'
  reason: string | null
  captain: string | null
  title: string | null
  tournament: string | null
  changedAt: Date
}

export const listFeedRows = (
  db: Database,
  { centreId, start, end, max }: TimeRange & { centreId: string; max: number },
) =>
  allRows<FeedRow>(db)`
    with shown as (
      select b.id from pitches p join bookings b on b.pitch_id = p.id and b.during && tstzrange(${start}, ${end})
      where p.centre_id = ${centreId} and b.part_of is null and b.state in ('pending', 'confirmed', 'blocked')
      union all
      select b.id from calendar_revisions r join bookings b on b.id = r.event_id
      where r.calendar_id = ${centreId} and r.ends_at >= ${start}
        and b.state in ('cancelled', 'declined', 'expired', 'released')
    )
    select b.id, p.name as pitch, p.address, b.state, lower(b.during) as start, upper(b.during) as "end", b.reason,
      coalesce(captain.nickname || coalesce(' (' || nullif(customer.name, '') || ')', ''), customer.name) as captain, s.title,
      (select t.name from tournament_matches tie join tournaments t on t.id = tie.tournament_id
        where tie.booking_id = b.id limit 1) as tournament,
      coalesce((select max(at) from booking_changes where booking_id = b.id), b.created_at) as "changedAt"
    from shown join bookings b using (id) join pitches p on p.id = b.pitch_id
      left join sessions s on s.booking_id = b.id
      left join users captain on captain.id = coalesce(s.captain_id, b.booker_id)
      left join customers customer on customer.id = b.customer_id
    order by lower(b.during), b.id limit ${max}`
