import { type RawBuilder, sql } from 'kysely'

interface Spot {
  lng: RawBuilder<unknown>
  lat: RawBuilder<unknown>
}

// Truncates angles to 1e-9 degrees (0.1 mm): the square of a smaller angle can underflow, which is an error in PostgreSQL.
const angle = (degrees: RawBuilder<unknown>) => sql`radians(trunc((${degrees}) * 1e9::float8) / 1e9::float8)`

const halfSquared = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) =>
  sql`power(sin(${angle(sql`${one} - ${other}`)} / 2), 2)`

export const haversine = (one: Spot, other: Spot) => sql<number>`(${halfSquared(one.lat, other.lat)}
  + cos(${angle(one.lat)}) * cos(${angle(other.lat)}) * ${halfSquared(one.lng, other.lng)})`

export const metresBetween = (one: Spot, other: Spot) =>
  sql<number>`2 * 6371000 * asin(least(1, sqrt(${haversine(one, other)})))`

export const toSpotColumns = (table: string): Spot => ({
  lng: sql.ref(`${table}.lng`),
  lat: sql.ref(`${table}.lat`),
})

export const toSpot = ({ lng, lat }: { lng: number | null; lat: number | null }): Spot => ({
  lng: sql`${lng}::float8`,
  lat: sql`${lat}::float8`,
})

export const roundDistance = (metres: number) => Math.round(metres / 100) * 100
