import { hour } from '@i-one/game/durations'
import { type RawBuilder, sql } from 'kysely'
import { type Staffed, staffedColumns } from '../at-centre.ts'
import type { Database } from '../lib/database/database.ts'
import { allRows } from '../lib/database/rows.ts'
import type { LeadershipGap } from '../lib/lead.ts'

const max = `${hour} milliseconds`

export const toExtendedDeadline = (deadline: string, { from, to }: LeadershipGap): RawBuilder<Date> =>
  sql`least(lower(b.during),
    ${to}::timestamptz + least(${sql.ref(deadline)} - ${from}::timestamptz, ${max}::interval))`

export const isDeadlineExtended = (deadline: string, away: LeadershipGap) =>
  sql`${sql.ref(deadline)} > ${away.from} and ${toExtendedDeadline(deadline, away)} > ${sql.ref(deadline)}`

export const extendHeldBookings = (db: Database, away: LeadershipGap) =>
  allRows(db)`
    update bookings b set expires_at = ${toExtendedDeadline('b.expires_at', away)}
    where b.state = 'held' and b.part_of is null and ${isDeadlineExtended('b.expires_at', away)}`

export const extendPendingBookings = (db: Database, away: LeadershipGap) =>
  allRows<Staffed & { id: string; until: Date }>(db)`
    update bookings b set authorize_by = ${toExtendedDeadline('b.authorize_by', away)}
    from pitches p
    where p.id = b.pitch_id and b.state = 'pending' and b.part_of is null and ${isDeadlineExtended('b.authorize_by', away)}
    returning b.id, ${staffedColumns}, b.authorize_by as until`
