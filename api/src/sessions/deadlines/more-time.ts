import { listDeciders } from '../../at-centre.ts'
import {
  extendHolds,
  extendBookingHolds,
  isDeadlineExtended,
  toExtendedDeadline,
} from '../../bookings/more-time.ts'
import type { Database } from '../../lib/database/database.ts'
import { allIds, allRows } from '../../lib/database/rows.ts'
import type { LeadershipGap } from '../../lib/lead.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { notifyUsers } from '../notify-users.ts'

interface Given {
  session: string
  user: string | null
  until: Date
}

/** Lock order: the sessions by id, then their bookings and places. */
const lockSessions = (db: Database, away: LeadershipGap) =>
  allIds(db)`
    select id from sessions where id in (
      select s.id from sessions s join bookings b on b.id = s.booking_id
      where b.state = 'pending' and ${isDeadlineExtended('b.authorize_by', away)}
      union all
      select s.id from sessions s join bookings b on b.id = s.booking_id
      where s.state = 'open' and ${isDeadlineExtended('s.fill_by', away)}
      union all
      select s.id from places o join sessions s on s.id = o.session_id join bookings b on b.id = s.booking_id
      where (o.state = 'offered' and ${isDeadlineExtended('o.offer_until', away)}) or ${isDeadlineExtended('o.leave_free_until', away)})
    order by id for no key update`

const toAuthorize = async (db: Database, away: LeadershipGap): Promise<Given[]> => {
  const input = new Map((await extendHolds(db, away)).map(({ id, ...more }) => [id, more]))
  const sessions = await allRows<{ booking: string; session: string; captain: string }>(db)`
    select booking_id as booking, id as session, captain_id as captain
    from sessions where booking_id = any(${[...input.keys()]}::uuid[])`
  return sessions.flatMap(({ booking, session, captain }) => {
    const { until, ...pitch } = input.get(booking)!
    return [captain, ...listDeciders(pitch)].map((user) => ({ session, user, until }))
  })
}

const toFill = (db: Database, away: LeadershipGap) =>
  allRows<Given>(db)`
    update sessions s set fill_by = ${toExtendedDeadline('s.fill_by', away)}, warned_at = null
    from bookings b
    where b.id = s.booking_id and s.state = 'open' and ${isDeadlineExtended('s.fill_by', away)}
    returning s.id as session, s.captain_id as user, s.fill_by as until`

const toAccept = (db: Database, away: LeadershipGap) =>
  allRows<Given>(db)`
    update places o set offer_until = ${toExtendedDeadline('o.offer_until', away)}
    from sessions s join bookings b on b.id = s.booking_id
    where s.id = o.session_id and o.state = 'offered' and ${isDeadlineExtended('o.offer_until', away)}
    returning s.id as session, o.player_id as user, o.offer_until as until`

const toLeave = (db: Database, away: LeadershipGap) =>
  allRows<Given>(db)`
    update places o set leave_free_until = ${toExtendedDeadline('o.leave_free_until', away)}
    from sessions s join bookings b on b.id = s.booking_id
    where s.id = o.session_id and ${isDeadlineExtended('o.leave_free_until', away)}
    returning s.id as session, coalesce(o.owed_by, o.added_by, o.player_id) as user, o.leave_free_until as until`

/** Extends deadlines that users could not meet while no server was running. Notifies each user once per session. */
export const extendDeadlines = async (db: Database, away: LeadershipGap) => {
  await lockSessions(db, away)
  await extendBookingHolds(db, away)
  const input = [
    ...(await toAuthorize(db, away)),
    ...(await toFill(db, away)),
    ...(await toAccept(db, away)),
    ...(await toLeave(db, away)),
  ]
  const first = new Map<string, Given>()
  for (const one of input.toSorted((a, b) => a.until.getTime() - b.until.getTime())) {
    const key = `${one.session} ${one.user}`
    if (!first.has(key)) first.set(key, one)
  }
  for (const { session, user, until } of first.values())
    await notifyUsers(db, session, [user], {
      kind: 'more-time',
      facts: { player: null, until },
      by: null,
      now: away.to,
    })
  for (const session of new Set(input.map((one) => one.session))) await notifyTopics(db, `session:${session}`)
}
