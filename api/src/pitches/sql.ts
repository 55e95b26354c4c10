import type { CancellationPolicy } from '@i-one/contract/bookings'
import type { OpeningHours, PlaceSearchResult, PitchCentre } from '@i-one/contract/pitches'
import type { Position } from '@i-one/game/distance'
import { type RawBuilder, sql } from 'kysely'
import { termsColumn } from '../at-centre.ts'
import { type OccupancyWindow, toWindowParameters, withOccupied } from '../bookings/occupied-sql.ts'
import type { Database } from '../lib/database/database.ts'
import { prepareRead } from '../lib/database/prepared.ts'
import { allIds, allRows, firstRow, firstValue } from '../lib/database/rows.ts'
import { type Circle, type Hemisphere, hemispheres, project } from './stereographic.ts'

export interface StoredPitch extends Position {
  id: string
  ownerId: string | null
  name: string
  address: string
  photo: string
  timeZone: string
  surface: string
  facilities: string[]
  phone: string
  slotMinutes: number
  openingHours: OpeningHours[]
  partHours: OpeningHours[][] | null
  priceAmount: number
  priceCurrency: string
  autoAuthorize: boolean
  listed: boolean
  partsListed: boolean
  sessionsAhead: number | null
  playersPerTeam: number | null
  terms: CancellationPolicy | null
}

const columnsButHours = sql`
  id, owner_id as "ownerId", name, address, photo, lng, lat, time_zone as "timeZone", surface, facilities, phone,
  slot_minutes as "slotMinutes", price_amount as "priceAmount", price_currency as "priceCurrency",
  auto_authorize as "autoAuthorize", listed, parts_listed as "partsListed", sessions_ahead as "sessionsAhead", players_per_team as "playersPerTeam", ${termsColumn}`
export const pitchColumns = sql`${columnsButHours}, opening_hours as "openingHours", part_hours as "partHours"`

/** Excludes hidden pitches, which take no bookings, and pitches in review, which are reachable only by link. */
export const isPublished = sql`listed and review is null`

const centreOfSeveral = sql`
  case when exists (select from pitches o where o.centre_id = pitches.centre_id and o.id <> pitches.id and ${isPublished}) then (
    select jsonb_build_object('_id', c.id, 'code', c.code, 'name', c.name) from centres c where c.id = pitches.centre_id)
  end as centre`

export interface NearPitch extends Position {
  id: string
  timeZone: string
  slotMinutes: number
  hours: string
  partHours: OpeningHours[][] | null
  partsListed: boolean
}

const asNear = sql`id, lng, lat, time_zone as "timeZone", slot_minutes as "slotMinutes", opening_hours::text as hours,
  part_hours as "partHours", parts_listed as "partsListed"`

export const findPitch = (db: Database, id: string) =>
  firstRow<StoredPitch>(db)`select ${pitchColumns} from pitches where id = ${id}`

/** Haversine of the angle to the position, which increases with the great-circle distance. */
const halfAngle = ({ lng, lat }: Position) => sql`
  power(sin(radians(lat - ${lat}::float8) / 2), 2)
  + cos(radians(lat)) * cos(radians(${lat}::float8)) * power(sin(radians(lng - ${lng}::float8) / 2), 2)`

export interface Candidate extends NearPitch {
  hemisphere: Hemisphere
  apart: number
}

const nearestOnPlane = (hemisphere: Hemisphere, position: Position, columns: typeof pitchColumns) => {
  const { x, y } = project(hemisphere, position)
  return sql`(
    select ${columns} from pitches where ${inHemisphere[hemisphere]} and ${isPublished}
    order by ${sql.ref(hemisphere)} <-> point(${x}::float8, ${y}::float8) limit ${maxForgiven})`
}

/** Conditions of the partial indexes on pitches, which PostgreSQL uses only if the conditions match. */
const inHemisphere = { north: sql`lat >= 0`, south: sql`lat < 0` }

const candidatesOf = (hemisphere: Hemisphere) =>
  prepareRead<{ x: number; y: number; max: number }, Candidate>(({ x, y, max }) => {
    const apart = sql`${sql.ref(hemisphere)} <-> point(${x}, ${y})`
    return sql`
      select ${asNear}, ${sql.lit(hemisphere)} as hemisphere, ${apart} as apart
      from pitches where ${inHemisphere[hemisphere]} and ${isPublished} order by ${apart} limit ${max}`
  })

const candidates = { north: candidatesOf('north'), south: candidatesOf('south') }

export const findNearestOnPlane = (db: Database, hemisphere: Hemisphere, position: Position, max: number) =>
  candidates[hemisphere](db, { ...project(hemisphere, position), max })

type Circles = Record<Hemisphere, Circle | null>

const isWithin = (circles: Circles) => {
  const within = hemispheres.map((hemisphere) => {
    const { x, y, radius } = circles[hemisphere] ?? { x: 0, y: 0, radius: null }
    const circle = sql`circle(point(${x}::float8, ${y}::float8), ${radius}::float8)`
    return sql`${inHemisphere[hemisphere]} and ${sql.ref(hemisphere)} <@ ${circle}`
  })
  return sql`(${sql.join(within, sql` or `)})`
}

export const listPitchesWithin = (db: Database, circles: Circles, position: Position, max: number) =>
  allRows<NearPitch>(db)`
    select ${asNear} from pitches where ${isPublished} and ${isWithin(circles)}
    order by ${halfAngle(position)} limit ${max}`

export interface NearbyPitchDetails extends Omit<StoredPitch, 'openingHours' | 'partHours'> {
  centre: PitchCentre | null
  occupied: string | null
}

const foundPitches = withOccupied<NearbyPitchDetails>(sql`${columnsButHours}, ${centreOfSeveral}`)

export const listNearbyDetails = async (db: Database, windows: readonly OccupancyWindow[], now: Date) =>
  new Map((await foundPitches(db, toWindowParameters(windows, now))).map((pitch) => [pitch.id, pitch]))

export const listIdsWithin = (db: Database, circles: Circles) =>
  allIds(db)`select id from pitches where ${isPublished} and ${isWithin(circles)}`

export interface Suggestion extends Position, Pick<PlaceSearchResult, 'kind' | '_id' | 'name' | 'address'> {
  centre: PitchCentre | null
}

/** Minimum word similarity, from 0 to 1. The typing error 'osohdi' has a similarity of 0.29 to 'Oshodi'. */
const alike = 0.25
const maxSuggested = 8
/** Number of nearest pitches for which a search tolerates typing errors. */
const maxForgiven = 1000
const maxElsewhere = 100

const hasTrigram = /[\p{L}\p{N}]{3}/u
const asWritten = (text: string) => text.trim().replace(/[\\%_]/g, String.raw`\$&`)
const containing = (text: string) => `%${asWritten(text)}%`

/** Limits the compared rows, so that a search for a common word costs no more than a search for a rare word. */
export const findPlaces = async (db: Database, text: string, near: Position | null) => {
  const wanted = sql`searchable(${text}::text)`
  const position = near ?? { lng: 0, lat: 0 }
  const columns = sql`id, name, address, lng, lat`
  const begins = (words: RawBuilder<unknown>) =>
    sql`' ' || searchable(${words}) like searchable(${`% ${asWritten(text)}%`}) as begins`
  return allRows<Suggestion>(db)`
    with nearby as (
      ${nearestOnPlane('north', position, columns)} union all
      ${nearestOnPlane('south', position, columns)}
    ), elsewhere as (
      select ${columns} from pitches
      where ${hasTrigram.test(text)} and ${isPublished}
        and searchable(name || ' ' || address) like searchable(${containing(text)})
      limit ${maxElsewhere}
    ), compared as (
      select 'pitch' as kind, id as _id, name, address, lng, lat, greatest(
        word_similarity(${wanted}, searchable(name)),
        word_similarity(${wanted}, searchable(address)) * 0.8) as likeness,
        ${begins(sql`name || ' ' || address`)}
      from (select ${columns} from nearby union select ${columns} from elsewhere) as pitches
      union all
      select 'district', null, name, city, lng, lat, greatest(
        word_similarity(${wanted}, searchable(name)),
        word_similarity(${wanted}, searchable(name || ' ' || city)) * 0.9),
        ${begins(sql`name || ' ' || city`)}
      from districts
    )
    select kind, _id, name, address, lng, lat,
      (select ${centreOfSeveral} from pitches where id = _id) as centre
    from compared
    where likeness >= ${alike}::float8 and (begins or not exists (select from compared where begins))
    order by round(likeness::numeric, 1) desc, ${near ? halfAngle(near) : sql`kind`}, name, _id
    limit ${maxSuggested}`
}

export interface District extends Position {
  name: string
  city: string
}

export const listNearestDistricts = (db: Database, position: Position, max: number) =>
  allRows<District>(db)`
    select name, city, lng, lat from districts order by ${halfAngle(position)}, name limit ${max}`

export const upsertDistricts = async (db: Database, districts: readonly District[]) => {
  await sql`
    insert into districts (name, city, lng, lat)
    select name, city, lng, lat from unnest(
      ${districts.map(({ name }) => name)}::text[], ${districts.map(({ city }) => city)}::text[],
      ${districts.map(({ lng }) => lng)}::float8[], ${districts.map(({ lat }) => lat)}::float8[]) as d (name, city, lng, lat)
    on conflict (name) do update set city = excluded.city, lng = excluded.lng, lat = excluded.lat`.execute(db)
}

export const countPublished = async (db: Database) =>
  (await firstValue<number>(db)`select count(*)::int from pitches where ${isPublished}`) ?? 0

export const listPublished = (db: Database, skip: number, max: number) =>
  allIds(db)`select id from pitches where ${isPublished} order by id offset ${skip} limit ${max}`
