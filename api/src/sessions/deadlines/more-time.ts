import { listDeciders } from '../../at-centre.ts'
import {
  extendPendingBookings,
  extendHeldBookings,
  isDeadlineExtended,
  toExtendedDeadline,
} from '../../bookings/more-time.ts'
import type { Database } from '../../lib/database/database.ts'
import { allIds, allRows } from '../../lib/database/rows.ts'
import type { LeadershipGap } from '../../lib/lead.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { notifyUsers } from '../notify-users.ts'

interface Extension {
  session: string
  user: string | null
  until: Date
}

/** Lock order: the sessions by id, then their bookings and places. */
const lockSessions = (db: Database, gap: LeadershipGap) =>
  allIds(db)`
    select id from sessions where id in (
      select s.id from sessions s join bookings b on b.id = s.booking_id
      where b.state = 'pending' and ${isDeadlineExtended('b.authorize_by', gap)}
      union all
      select s.id from sessions s join bookings b on b.id = s.booking_id
      where s.state = 'open' and ${isDeadlineExtended('s.fill_by', gap)}
      union all
      select s.id from places o join sessions s on s.id = o.session_id join bookings b on b.id = s.booking_id
      where (o.state = 'offered' and ${isDeadlineExtended('o.offer_until', gap)}) or ${isDeadlineExtended('o.leave_free_until', gap)})
    order by id for no key update`

const extendRequests = async (db: Database, gap: LeadershipGap): Promise<Extension[]> => {
  const held = new Map((await extendPendingBookings(db, gap)).map(({ id, ...more }) => [id, more]))
  const sessions = await allRows<{ booking: string; session: string; captain: string }>(db)`
    select booking_id as booking, id as session, captain_id as captain
    from sessions where booking_id = any(${[...held.keys()]}::uuid[])`
  return sessions.flatMap(({ booking, session, captain }) => {
    const { until, ...pitch } = held.get(booking)!
    return [captain, ...listDeciders(pitch)].map((user) => ({ session, user, until }))
  })
}

const extendFillDeadlines = (db: Database, gap: LeadershipGap) =>
  allRows<Extension>(db)`
    update sessions s set fill_by = ${toExtendedDeadline('s.fill_by', gap)}, warned_at = null
    from bookings b
    where b.id = s.booking_id and s.state = 'open' and ${isDeadlineExtended('s.fill_by', gap)}
    returning s.id as session, s.captain_id as user, s.fill_by as until`

const extendOffers = (db: Database, gap: LeadershipGap) =>
  allRows<Extension>(db)`
    update places o set offer_until = ${toExtendedDeadline('o.offer_until', gap)}
    from sessions s join bookings b on b.id = s.booking_id
    where s.id = o.session_id and o.state = 'offered' and ${isDeadlineExtended('o.offer_until', gap)}
    returning s.id as session, o.player_id as user, o.offer_until as until`

const extendFreeLeaving = (db: Database, gap: LeadershipGap) =>
  allRows<Extension>(db)`
    update places o set leave_free_until = ${toExtendedDeadline('o.leave_free_until', gap)}
    from sessions s join bookings b on b.id = s.booking_id
    where s.id = o.session_id and ${isDeadlineExtended('o.leave_free_until', gap)}
    returning s.id as session, coalesce(o.owed_by, o.added_by, o.player_id) as user, o.leave_free_until as until`

/** Extends deadlines that users could not meet while no server was running. Notifies each user once per session. */
export const extendDeadlines = async (db: Database, gap: LeadershipGap) => {
  await lockSessions(db, gap)
  await extendHeldBookings(db, gap)
  const extensions = [
    ...(await extendRequests(db, gap)),
    ...(await extendFillDeadlines(db, gap)),
    ...(await extendOffers(db, gap)),
    ...(await extendFreeLeaving(db, gap)),
  ]
  const first = new Map<string, Extension>()
  for (const one of extensions.toSorted((a, b) => a.until.getTime() - b.until.getTime())) {
    const key = `${one.session} ${one.user}`
    if (!first.has(key)) first.set(key, one)
  }
  for (const { session, user, until } of first.values())
    await notifyUsers(db, session, [user], { kind: 'more-time', facts: { until }, by: null, now: gap.to })
  for (const session of new Set(extensions.map((one) => one.session)))
    await notifyTopics(db, `session:${session}`)
}
