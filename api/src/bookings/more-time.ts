import { hour } from '@i-one/game/durations'
import { type RawBuilder, sql } from 'kysely'
import { type Staffed, staffedColumns } from '../at-centre.ts'
import type { Database } from '../lib/database/database.ts'
import { allRows } from '../lib/database/rows.ts'
import type { Away } from '../lib/lead.ts'

/** However much was left, it is no more than this, so that nobody is kept waiting for half a day. */
const most = `${hour} milliseconds`

/** What was left of a deadline when the app went away is left of it now, up to the start of the booking `b`. */
export const moved = (deadline: string, { from, to }: Away): RawBuilder<Date> =>
  sql`least(lower(b.during),
    ${to}::timestamptz + least(${sql.ref(deadline)} - ${from}::timestamptz, ${most}::interval))`

/** Whether it ran out meanwhile, or soon will. */
export const isMoved = (deadline: string, away: Away) =>
  sql`${sql.ref(deadline)} > ${away.from} and ${moved(deadline, away)} > ${sql.ref(deadline)}`

/** Those of challenges too. */
export const holdLonger = (db: Database, away: Away) =>
  allRows(db)`
    update bookings b set expires_at = ${moved('b.expires_at', away)}
    where b.state = 'held' and b.part_of is null and ${isMoved('b.expires_at', away)}`

/** Which may be authorized for longer, and until when. */
export const askLonger = (db: Database, away: Away) =>
  allRows<Staffed & { id: string; until: Date }>(db)`
    update bookings b set authorize_by = ${moved('b.authorize_by', away)}
    from pitches p
    where p.id = b.pitch_id and b.state = 'pending' and b.part_of is null and ${isMoved('b.authorize_by', away)}
    returning b.id, ${staffedColumns}, b.authorize_by as until`
