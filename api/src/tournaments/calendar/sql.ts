import type { scheduleTournament } from '@i-one/contract/tournaments/calendar'
import type { CalendarRules } from '@i-one/contract/tournaments/rules'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { termsColumn } from '../../at-centre.ts'
import { hoursColumns, isBookable } from '../../bookings/opening-hours.ts'
import type { Bookable } from '../../bookings/sql.ts'
import type { Database } from '../../lib/database/database.ts'
import { allRows, firstRow } from '../../lib/database/rows.ts'

export interface CalendarPitch extends Bookable {
  name: string
  ownerId: string | null
  autoAuthorize: boolean
}

export const listPitches = (db: Database, ids: readonly string[]) =>
  allRows<CalendarPitch>(db)`
    select id, name, ${isBookable} as listed, ${hoursColumns}, price_amount as "priceAmount", price_currency as "priceCurrency", prices, ${termsColumn},
      owner_id as "ownerId", auto_authorize as "autoAuthorize"
    from pitches where id = any (${ids}::uuid[]) order by id`

export interface StoredLine {
  match: string
  pitch: string
  start: number
  end: number
  slot: { start: number; end: number }
}

export type SchedulingRules = z.output<typeof scheduleTournament.body>

export interface StoredPlan {
  id: string
  lines: StoredLine[]
  rules: SchedulingRules
}

interface NewPlan extends Omit<StoredPlan, 'id'> {
  tournamentId: string
  now: Date
}

export const savePlan = async (db: Database, { tournamentId, lines, rules, now }: NewPlan) => {
  await deletePlan(db, tournamentId)
  const { id } = await db
    .insertInto('tournament_plans')
    .values({
      tournament_id: tournamentId,
      lines: JSON.stringify(lines),
      rules: JSON.stringify(rules),
      made_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findPlan = (db: Database, tournamentId: string, id: string) =>
  firstRow<StoredPlan>(db)`
    select id, lines, rules from tournament_plans where tournament_id = ${tournamentId} and id = ${id}`

export const updatePlan = async (db: Database, plan: StoredPlan, lines: readonly StoredLine[]) => {
  const { numAffectedRows } = await sql`
    update tournament_plans set lines = ${JSON.stringify(lines)}::jsonb
    where id = ${plan.id} and lines = ${JSON.stringify(plan.lines)}::jsonb`.execute(db)
  return numAffectedRows === 1n
}

export const deletePlan = (db: Database, tournamentId: string) =>
  db.deleteFrom('tournament_plans').where('tournament_id', '=', tournamentId).execute()

interface Placed {
  match: string
  booking: string
  pitch: string
  start: Date
}

export const savePlacements = (db: Database, placed: readonly Placed[]) =>
  sql`
    update tournament_matches tie set booking_id = p.booking, pitch_id = p.pitch, starts_at = p.start, reminded_at = null
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb)
      as p(match uuid, booking uuid, pitch uuid, start timestamptz)
    where tie.id = p.match`.execute(db)

export const clearPlacements = (db: Database, ids: readonly string[]) =>
  sql`
    update tournament_matches set booking_id = null, pitch_id = null, starts_at = null
    where id = any (${ids}::uuid[])`.execute(db)

export const saveCalendarRules = (db: Database, id: string, { rest, between, off }: CalendarRules) =>
  db
    .updateTable('tournaments')
    .set({ calendar_rules: JSON.stringify({ rest, between, off }) })
    .where('id', '=', id)
    .execute()

export const saveLocation = (db: Database, id: string, pitch: string) =>
  sql`
    update tournaments t set lng = p.lng, lat = p.lat, time_zone = p.time_zone, address = coalesce(t.address, p.address)
    from pitches p where t.id = ${id} and p.id = ${pitch} and t.lng is null`.execute(db)

interface Booked {
  id: string
  pitch: string
  state: string
  start: Date
  end: Date
}

export const listBookings = (db: Database, tournamentId: string) =>
  allRows<Booked>(db)`
    select b.id, b.pitch_id as pitch, b.state, lower(b.during) as start, upper(b.during) as "end"
    from bookings b
    where b.id in (select booking_id from tournament_matches where tournament_id = ${tournamentId})
    order by b.pitch_id, lower(b.during)`
