import { hour } from '@i-one/game/durations'
import { type RawBuilder, sql } from 'kysely'
import { type Staffed, staffedColumns } from '../at-centre.ts'
import type { Database } from '../lib/database/database.ts'
import { allRows } from '../lib/database/rows.ts'
import type { Away } from '../lib/lead.ts'

const max = `${hour} milliseconds`

export const moved = (deadline: string, { from, to }: Away): RawBuilder<Date> =>
  sql`least(lower(b.during),
    ${to}::timestamptz + least(${sql.ref(deadline)} - ${from}::timestamptz, ${max}::interval))`

export const isMoved = (deadline: string, away: Away) =>
  sql`${sql.ref(deadline)} > ${away.from} and ${moved(deadline, away)} > ${sql.ref(deadline)}`

export const holdLonger = (db: Database, away: Away) =>
  allRows(db)`
    update bookings b set expires_at = ${moved('b.expires_at', away)}
    where b.state = 'held' and b.part_of is null and ${isMoved('b.expires_at', away)}`

export const extendHolds = (db: Database, away: Away) =>
  allRows<Staffed & { id: string; until: Date }>(db)`
    update bookings b set authorize_by = ${moved('b.authorize_by', away)}
    from pitches p
    where p.id = b.pitch_id and b.state = 'pending' and b.part_of is null and ${isMoved('b.authorize_by', away)}
    returning b.id, ${staffedColumns}, b.authorize_by as until`
