import type { OpeningHours } from '@i-one/contract/pitches'
import { type RawBuilder, sql } from 'kysely'
import { type Staffed, centreStaffColumn } from '../../at-centre.ts'
import type { Database } from '../../lib/database/database.ts'
import { allIds, allRows, firstRow, firstValue } from '../../lib/database/rows.ts'

export interface StoredCentre extends Staffed {
  id: string
  code: string
  name: string
  address: string
  lng: number
  lat: number
  timeZone: string
  phone: string
  rules: string
  legalName: string
  openingHours: OpeningHours[]
  revision: number
  pitches: { _id: string; name: string }[]
}

const select = (db: Database, which: RawBuilder<unknown>) =>
  allRows<StoredCentre>(db)`
    select c.id, code, c.owner_id as "ownerId", ${centreStaffColumn}, name, address, lng, lat, time_zone as "timeZone", phone,
      house_rules as "rules", legal_name as "legalName", opening_hours as "openingHours", revision,
      (select coalesce(json_agg(json_build_object('_id', p.id, 'name', p.name) order by searchable(p.name), p.id), '[]')
        from pitches p where p.centre_id = c.id) as pitches
    from centres c where ${which}`

export const findCentre = async (db: Database, id: string) => (await select(db, sql`c.id = ${id}`))[0]

export const lockCentre = async (db: Database, id: string) => {
  await sql`select from centres where id = ${id} for no key update`.execute(db)
  return findCentre(db, id)
}

export const listCentresOf = (db: Database, userId: string) =>
  select(
    db,
    sql`c.id in (
      select own.id from centres own where own.owner_id = ${userId}
      union all select works.centre_id from centre_staff works
        where works.user_id = ${userId} and works.role = 'manager')
      and exists (select from pitches where centre_id = c.id) order by searchable(name), c.id`,
  )

export const updateCentre = (db: Database, id: string, centre: Omit<StoredCentre, keyof Staffed>) =>
  sql`
    update centres set name = ${centre.name}, house_rules = ${centre.rules}, legal_name = ${centre.legalName}, address = ${centre.address},
      lng = ${centre.lng}, lat = ${centre.lat}, time_zone = ${centre.timeZone}, phone = ${centre.phone},
      opening_hours = ${JSON.stringify(centre.openingHours)}::jsonb, revision = revision + 1
    where id = ${id}`.execute(db)

export const deleteEmptyCentre = (db: Database, id: string) =>
  sql`
    delete from centres c where id = ${id}
      and not exists (select from pitches where centre_id = c.id)
      and not exists (select from booking_payments where centre_id = c.id)
      and not exists (select from customers where centre_id = c.id)
      and not exists (select from centre_closures where centre_id = c.id)
      and not exists (select from centre_messages where centre_id = c.id)`.execute(db)

export const renameCentreAfterPitch = (db: Database, pitchId: string, name: string) =>
  sql`
    update centres c set name = ${name}, revision = c.revision + 1
    from pitches p where p.id = ${pitchId} and c.id = p.centre_id and c.name = p.name`.execute(db)

export const updateCentreName = (db: Database, id: string, name: string) =>
  firstRow<{ leader: string | null; centre: string }>(db)`
    update centres set name = ${name}, revision = revision + 1 where id = ${id}
    returning owner_id as leader, id as centre`

export const insertCentreForPitch = async (db: Database, pitchId: string, now: Date) => {
  const id = await firstValue<string>(db)`
    insert into centres (owner_id, name, legal_name, address, lng, lat, time_zone, phone, opening_hours, created_at)
    select owner_id, name, (select legal_name from centres where id = centre_id), address, lng, lat, time_zone, phone,
      opening_hours, ${now}
    from pitches where id = ${pitchId}
    returning id`
  if (id === undefined) throw new Error(`pitch ${pitchId} does not exist`)
  return id
}

/** Locks centres in order of id, so that concurrent transactions cannot deadlock. */
export const lockCentresOf = (db: Database, ownerId: string) =>
  allIds(db)`select id from centres where owner_id = ${ownerId} order by id for no key update`

export const deleteCentreTexts = async (db: Database, ids: readonly string[]) => {
  await sql`
    update centres set house_rules = '', phone = '', legal_name = ''
    where id = any (${ids}::uuid[])`.execute(db)
  await sql`
    update customers set note = '' where id in (
      select id from customers where centre_id = any (${ids}::uuid[]) and note <> '' order by id for no key update)
  `.execute(db)
  for (const id of ids) await deleteEmptyCentre(db, id)
}
