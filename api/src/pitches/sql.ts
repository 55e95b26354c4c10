import type { OpeningHours } from '@i-one/contract/pitches'
import type { Place } from '@i-one/contract/pitches'
import { sql } from 'kysely'
import { type Database, inTransaction } from '../lib/database.ts'
import type { Circle, Hemisphere, Position } from './stereographic.ts'
import { hemispheres, project } from './stereographic.ts'

export interface StoredPitch extends Position {
  id: string
  ownerId: string | null
  name: string
  address: string
  photo: string
  timeZone: string
  surface: string
  facilities: string[]
  slotMinutes: number
  openingHours: OpeningHours[]
  priceAmount: number
  priceCurrency: string
  autoAuthorize: boolean
  listed: boolean
}

const asPitch = sql`
  id, owner_id as "ownerId", name, address, photo, lng, lat, time_zone as "timeZone", surface, facilities,
  slot_minutes as "slotMinutes", opening_hours as "openingHours", price_amount as "priceAmount",
  price_currency as "priceCurrency", auto_authorize as "autoAuthorize", listed`

export const findPitch = async (db: Database, id: string) => {
  const { rows } = await sql<StoredPitch>`select ${asPitch} from pitches where id = ${id}`.execute(db)
  return rows[0]
}

/** The sine of half the angle between two positions, squared: in the order of the distance on the great circle. */
const halfAngle = ({ lng, lat }: Position) => sql`
  power(sin(radians(lat - ${lat}::float8) / 2), 2)
  + cos(radians(lat)) * cos(radians(${lat}::float8)) * power(sin(radians(lng - ${lng}::float8) / 2), 2)`

export interface Candidate extends StoredPitch {
  hemisphere: Hemisphere
  /** Its distance on the plane. */
  apart: number
}

/** Of each hemisphere the listed pitches that are nearest on its plane, by its own index. */
export const findNearestOnPlane = async (db: Database, position: Position, most: number) => {
  const [north, south] = hemispheres.map((hemisphere) => {
    const { x, y } = project(hemisphere, position)
    const apart = sql`${sql.ref(hemisphere)} <-> point(${x}::float8, ${y}::float8)`
    return sql`(
      select ${asPitch}, ${sql.lit(hemisphere)} as hemisphere, ${apart} as apart from pitches
      where ${inHemisphere[hemisphere]} and listed order by ${apart} limit ${most})`
  })
  const { rows } = await sql<Candidate>`${north} union all ${south}`.execute(db)
  return rows
}

/** As the partial indexes have it. */
const inHemisphere = { north: sql.raw('lat >= 0'), south: sql.raw('lat < 0') }

/** Of the listed pitches within a circle on each plane those nearest to a position. */
export const findWithin = async (
  db: Database,
  circles: Record<Hemisphere, Circle | null>,
  position: Position,
  most: number,
) => {
  const within = hemispheres.map((hemisphere) => {
    const { x, y, radius } = circles[hemisphere] ?? { x: 0, y: 0, radius: null }
    const circle = sql`circle(point(${x}::float8, ${y}::float8), ${radius}::float8)`
    return sql`${inHemisphere[hemisphere]} and ${sql.ref(hemisphere)} <@ ${circle}`
  })
  const { rows } = await sql<StoredPitch>`
    select ${asPitch} from pitches where listed and (${sql.join(within, sql` or `)})
    order by ${halfAngle(position)} limit ${most}`.execute(db)
  return rows
}

/** How alike a word typed and a word found have to be, from 0 to 1: 'ikeka' finds Ikeja. */
const alike = '0.4'
const mostSuggested = 8

export interface Suggestion extends Position, Pick<Place, 'kind' | '_id' | 'name' | 'address'> {}

/**
 * Pitches and districts that sound like the text: the best first, and of those equally good to one decimal the nearer.
 * A name counts for more than an address.
 */
export const findPlaces = (db: Database, text: string, near: Position | null) =>
  inTransaction(db, async (transaction) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${alike}, true)`.execute(transaction)
    const wanted = sql`searchable(${text}::text)`
    const { rows } = await sql<Suggestion>`
      with found as (
        select 'pitch' as kind, id as _id, name, address, lng, lat, greatest(
          word_similarity(${wanted}, searchable(name)),
          word_similarity(${wanted}, searchable(address)) * 0.8) as likeness
        from pitches
        where listed and searchable(name || ' ' || address) %> ${wanted}
        union all
        select 'district', null, name, city, lng, lat, greatest(
          word_similarity(${wanted}, searchable(name)),
          word_similarity(${wanted}, searchable(name || ' ' || city)) * 0.9)
        from districts
        where searchable(name || ' ' || city) %> ${wanted}
      )
      select kind, _id, name, address, lng, lat from found
      order by round(likeness::numeric, 1) desc, ${near ? halfAngle(near) : sql`kind`}, name, _id
      limit ${mostSuggested}`.execute(transaction)
    return rows
  })

export interface District extends Position {
  name: string
  city: string
}

/** Lays districts in, or brings them up to date. */
export const putDistricts = async (db: Database, districts: readonly District[]) => {
  await sql`
    insert into districts (name, city, lng, lat)
    select * from unnest(
      ${districts.map(({ name }) => name)}::text[], ${districts.map(({ city }) => city)}::text[],
      ${districts.map(({ lng }) => lng)}::float8[], ${districts.map(({ lat }) => lat)}::float8[])
    on conflict (name) do update set city = excluded.city, lng = excluded.lng, lat = excluded.lat`.execute(db)
}
