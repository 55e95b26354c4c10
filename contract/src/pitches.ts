import * as z from 'zod/mini'
import { CancellationPolicy } from './bookings.ts'
import { endpoint } from './endpoint.ts'
import { message } from './i18n.ts'
import { ById, Id, Money, Point, TimeOfDay, lineField, numberField, wholeNumberField } from './shapes.ts'

/** `day`: 1 is Monday. `close` '24:00' is midnight, and '01:00' is on the next morning. */
export const OpeningHours = z.object({
  day: z.int().check(z.gte(1), z.lte(7)),
  open: TimeOfDay,
  close: TimeOfDay,
})
export type OpeningHours = z.infer<typeof OpeningHours>

/** The highest price per slot, so that four slots in a row stay within the limit of `Money`. */
export const maxPerSlot = 250_000_000

/** `price` is per slot, unless a price list applies. `booked`: the current opening day has no free slot left. */
export const Pitch = z.object({
  _id: Id,
  name: z.string(),
  address: z.string(),
  pitchPhoto: z.string(),
  booked: z.boolean(),
  location: Point,
  timeZone: z.string(),
  surface: z.string(),
  facilities: z.array(z.string()),
  phone: z.string(),
  slotMinutes: z.int(),
  openingHours: z.array(OpeningHours),
  price: Money,
  autoAuthorize: z.boolean(),
  owner: z.optional(z.nullable(Id)),
  listed: z.boolean(),
  sessionsAhead: z.optional(z.int()),
  playersPerTeam: z.optional(z.int()),
  terms: z.optional(CancellationPolicy),
})
export type Pitch = z.infer<typeof Pitch>

/** Great-circle distance in metres. */
const Distance = z.number()

const PitchCentre = z.object({ _id: Id, code: z.string(), name: z.string() })
export type PitchCentre = z.infer<typeof PitchCentre>

export const NearbyPitch = z.extend(Pitch, { distance: Distance, centre: z.optional(PitchCentre) })
export type NearbyPitch = z.infer<typeof NearbyPitch>

export const NearbyQuery = z.object({
  lng: numberField(-180, 180),
  lat: numberField(-90, 90),
  radius: z.optional(numberField(0, 200)),
  limit: z.optional(wholeNumberField(1, 100)),
})

/** Lists the nearest pitches first, 20 by default. Without `radius` (in kilometres), any distance counts. */
export const findNearbyPitches = endpoint('GET /i-one/location/nearby', 'List pitches nearby', {
  allowReplica: true,
  access: 'public',
  query: NearbyQuery,
  reply: z.array(NearbyPitch),
})

export const getPitch = endpoint('GET /i-one/pitches/:id', 'Get a pitch', {
  allowReplica: true,
  access: 'public',
  params: ById,
  reply: Pitch,
  errors: ['not-found'],
})

export const PlaceSearchResult = z.object({
  kind: z.enum(['pitch', 'district']),
  _id: z.nullable(Id),
  name: z.string(),
  address: z.string(),
  location: Point,
  centre: z.optional(PitchCentre),
})
export type PlaceSearchResult = z.infer<typeof PlaceSearchResult>

export const searchPlaces = endpoint('GET /i-one/location/search', 'Search pitches and districts by name', {
  allowReplica: true,
  access: 'public',
  query: z.object({
    q: lineField(message('Enter a pitch or district')),
    lng: z.optional(numberField(-180, 180)),
    lat: z.optional(numberField(-90, 90)),
  }),
  reply: z.array(PlaceSearchResult),
})

export const District = z.object({ name: z.string(), city: z.string(), location: Point })
export type District = z.infer<typeof District>

export const findNearbyDistricts = endpoint('GET /i-one/location/districts', 'List districts nearby', {
  allowReplica: true,
  access: 'public',
  query: z.pick(NearbyQuery, { lng: true, lat: true, limit: true }),
  reply: z.array(District),
})
