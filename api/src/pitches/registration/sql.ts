import type { PitchReview, PitchSettings } from '@i-one/contract/pitches/registration'
import { type RawBuilder, sql } from 'kysely'
import { type Staffed, worksAtCentre, lockCentres, staffColumn } from '../../at-centre.ts'
import { deletePartsOf } from '../../bookings/parts/sql.ts'
import type { Database } from '../../lib/database/database.ts'
import { allIds, allRows, firstRow } from '../../lib/database/rows.ts'
import { savePartHours } from '../../part-hours.ts'
import { type StoredPitch, pitchColumns } from '../sql.ts'
import { placeholderPhoto } from './rules.ts'

export interface StoredOwnPitch extends StoredPitch, Pick<Staffed, 'staff'> {
  revision: number
  review: PitchReview | null
  centre: string
  parts: string[]
}

const select = (db: Database, which: RawBuilder<unknown>) =>
  allRows<StoredOwnPitch>(db)`select ${pitchColumns}, ${staffColumn}, revision, review, centre_id as centre,
      array(select part_id from pitch_parts where pitch_id = p.id order by part_id) as parts
    from pitches p where ${which}`

export const findRegisteredPitch = async (db: Database, id: string) => (await select(db, sql`id = ${id}`))[0]

/** Locks the pitch until commit, so that concurrent edits see each other's changes. */
export const lockPitch = async (db: Database, id: string) => {
  await lockCentres(db, { pitches: [id] })
  return (await select(db, sql`id = ${id} for no key update`))[0]
}

export const listPitchesOfCentre = (db: Database, centreId: string) =>
  select(db, sql`centre_id = ${centreId} order by id`)

export const listPitchesOf = (db: Database, ownerId: string) =>
  select(db, sql`owner_id = ${ownerId} order by searchable(name), id`)

const columns = (settings: PitchSettings) => ({
  name: settings.name,
  address: settings.address,
  lng: settings.location.coordinates[0],
  lat: settings.location.coordinates[1],
  time_zone: settings.timeZone,
  surface: settings.surface,
  facilities: settings.facilities,
  phone: settings.phone,
  slot_minutes: settings.slotMinutes,
  opening_hours: JSON.stringify(settings.openingHours),
  price_amount: settings.price.amount,
  price_currency: settings.price.currency,
  auto_authorize: settings.autoAuthorize,
  listed: settings.listed,
  sessions_ahead: settings.sessionsAhead ?? null,
  players_per_team: settings.playersPerTeam ?? null,
})

interface NewPitch extends PitchSettings {
  ownerId: string
  photo: string
  review: PitchReview | null
  now: Date
}

export const insertPitch = async (db: Database, { ownerId, photo, review, now, ...settings }: NewPitch) => {
  const { id } = await db
    .insertInto('pitches')
    .values({ ...columns(settings), owner_id: ownerId, photo, review, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updatePitch = (db: Database, id: string, settings: PitchSettings) =>
  db
    .updateTable('pitches')
    .set((pitch) => ({ ...columns(settings), revision: pitch('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const updatePhotoAddress = (db: Database, id: string, photo: string) =>
  db.updateTable('pitches').set({ photo }).where('id', '=', id).execute()

export const listPitchesFor = (db: Database, userId: string) =>
  select(db, sql`${worksAtCentre(userId)} order by searchable(name), id`)

export const closePitchReview = async (db: Database, ownerId: string, isListed: boolean) => {
  const pitches = await listPitchesOf(db, ownerId)
  await lockCentres(db, { pitches: pitches.map(({ id }) => id) })
  await sql`
    update pitches set review = ${isListed ? null : 'turned-down'}, listed = listed and ${isListed}, revision = revision + 1
    where owner_id = ${ownerId} and review is not null`.execute(db)
  const centres = pitches.map(({ centre }) => centre)
  await savePartHours(db, centres)
}

export const updatePitchName = (db: Database, id: string, name: string) =>
  firstRow<{ leader: string | null; centre: string }>(db)`
    update pitches set name = ${name}, revision = revision + 1 where id = ${id}
    returning owner_id as leader, centre_id as centre`

export const updatePitchCentre = (db: Database, id: string, centreId: string) =>
  sql`
    update pitches set centre_id = ${centreId}, hours_of_centre = false, revision = revision + 1
    where id = ${id}`.execute(db)

export const updateHoursOfCentre = (db: Database, centreId: string) =>
  allRows<{ slotMinutes: number }>(db)`
    with marked as (
      update pitches p set hours_of_centre = p.opening_hours = c.opening_hours
      from centres c where c.id = ${centreId} and p.centre_id = c.id
      returning slot_minutes, hours_of_centre)
    select slot_minutes as "slotMinutes" from marked where hours_of_centre`

const copied =
  sql.raw(`owner_id, address, lng, lat, time_zone, surface, facilities, phone, slot_minutes, opening_hours,
  price_amount, price_currency, prices, auto_authorize, sessions_ahead, players_per_team, review, centre_id, hours_of_centre`)

export const insertCopy = async (db: Database, id: string, name: string, now: Date) => {
  const copy = await firstRow<{ id: string }>(db)`
    insert into pitches (name, photo, listed, created_at, ${copied})
    select ${name}, ${placeholderPhoto}, false, ${now}, ${copied} from pitches where id = ${id}
    returning id`
  if (!copy) throw new Error(`pitch ${id} is gone`)
  return copy.id
}

/** Keeps the name, address and surface of pitches with bookings. Caller must hold the centres' locks. */
export const deleteTextsOfPitches = async (db: Database, ownerId: string) => {
  const unused = await allIds(db)`
    select id from pitches p where owner_id = ${ownerId}
      and not exists (select from bookings where pitch_id = p.id)
      and not exists (select from booking_changes where moved_from_pitch = p.id)
      and not exists (select from booking_payments where pitch_id = p.id)
      and not exists (select from matches where pitch_id = p.id)
      and not exists (select from tournament_matches where pitch_id = p.id)
      and not exists (select from centre_messages where pitch_id = p.id)
    order by id for update`
  await deletePartsOf(db, unused)
  const centres = await allIds(db)`select distinct centre_id as id from pitches where owner_id = ${ownerId}`
  await savePartHours(db, centres)
  await sql`delete from pitches where id = any (${unused}::uuid[])`.execute(db)
  await sql`
    delete from pitch_photos
    where pitch_id in (select id from pitches where owner_id = ${ownerId})`.execute(db)
  await sql`
    update pitches set phone = '', facilities = '{}', prices = null, photo = ${placeholderPhoto}
    where owner_id = ${ownerId}`.execute(db)
}
