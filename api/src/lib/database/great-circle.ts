import { type RawBuilder, sql } from 'kysely'

/** Degrees, as SQL. */
interface Spot {
  lng: RawBuilder<unknown>
  lat: RawBuilder<unknown>
}

/** To a tenth of a millimetre: the square of less is too small for a number of PostgreSQL, which takes it for an error. */
const angle = (degrees: RawBuilder<unknown>) => sql`radians(trunc((${degrees}) * 1e9::float8) / 1e9::float8)`

const halfSquared = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) =>
  sql`power(sin(${angle(sql`${one} - ${other}`)} / 2), 2)`

/** It grows with the distance, which is all that an order needs. */
export const haversine = (one: Spot, other: Spot) => sql<number>`(${halfSquared(one.lat, other.lat)}
  + cos(${angle(one.lat)}) * cos(${angle(other.lat)}) * ${halfSquared(one.lng, other.lng)})`

/** By the great circle. */
export const metresBetween = (one: Spot, other: Spot) =>
  sql<number>`2 * 6371000 * asin(least(1, sqrt(${haversine(one, other)})))`

/** A row's own position. */
export const spotOf = (table: string): Spot => ({
  lng: sql.ref(`${table}.lng`),
  lat: sql.ref(`${table}.lat`),
})

export const spotAt = ({ lng, lat }: { lng: number | null; lat: number | null }): Spot => ({
  lng: sql`${lng}::float8`,
  lat: sql`${lat}::float8`,
})

/** Metres to an area, to the nearest hundred: a finer figure would claim more than is stored. */
export const distanceToArea = (metres: number) => Math.round(metres / 100) * 100
