import { hour } from '@i-one/game/durations'
import { type RawBuilder, sql } from 'kysely'
import { type Staffed, staffedColumns } from '../at-centre.ts'
import type { Database } from '../lib/database/database.ts'
import { allRows } from '../lib/database/rows.ts'
import type { LeadGap } from '../lib/lead.ts'

const max = `${hour} milliseconds`

export const extendedDeadline = (deadline: string, { from, to }: LeadGap): RawBuilder<Date> =>
  sql`least(lower(b.during),
    ${to}::timestamptz + least(${sql.ref(deadline)} - ${from}::timestamptz, ${max}::interval))`

export const isExtended = (deadline: string, away: LeadGap) =>
  sql`${sql.ref(deadline)} > ${away.from} and ${extendedDeadline(deadline, away)} > ${sql.ref(deadline)}`

export const extendBookingHolds = (db: Database, away: LeadGap) =>
  allRows(db)`
    update bookings b set expires_at = ${extendedDeadline('b.expires_at', away)}
    where b.state = 'held' and b.part_of is null and ${isExtended('b.expires_at', away)}`

export const extendHolds = (db: Database, away: LeadGap) =>
  allRows<Staffed & { id: string; until: Date }>(db)`
    update bookings b set authorize_by = ${extendedDeadline('b.authorize_by', away)}
    from pitches p
    where p.id = b.pitch_id and b.state = 'pending' and b.part_of is null and ${isExtended('b.authorize_by', away)}
    returning b.id, ${staffedColumns}, b.authorize_by as until`
