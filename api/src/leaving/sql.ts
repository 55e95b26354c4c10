import type { PendingCommitments } from '@i-one/contract/leaving'
import { upcomingStates } from '@i-one/contract/sessions/states'
import type { Database } from '../lib/database/database.ts'
import { allRows, toSqlLiterals } from '../lib/database/rows.ts'

export const listCaptaincies = async (db: Database, userId: string, now: Date) => {
  const rows = await allRows<{ _id: string; start: Date; pitch: string; timeZone: string }>(db)`
    select s.id as _id, lower(b.during) as start, p.name as pitch, p.time_zone as "timeZone"
    from sessions s join bookings b on b.id = s.booking_id join pitches p on p.id = b.pitch_id
    where (s.captain_id = ${userId} or s.opponent_id = ${userId})
      and (s.state = 'started' or s.state in (${toSqlLiterals(upcomingStates)}) and upper(b.during) > ${now})
    order by start, s.id`
  return rows.map((row) => ({ ...row, start: row.start.toISOString() }))
}

export const listPitchesInUse = (db: Database, userId: string, now: Date) =>
  allRows<PendingCommitments['pitches'][number]>(db)`
    select id as _id, name from pitches
    where owner_id = ${userId} and (listed or exists (
      select from bookings where pitch_id = pitches.id and during && tstzrange(${now}, null)
        and state in ('held', 'pending', 'confirmed')))
    order by name, id`
