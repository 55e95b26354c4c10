import * as z from 'zod/mini'
import { Terms } from './bookings.ts'
import { endpoint } from './endpoint.ts'
import { ById, Id, Money, Point, TimeOfDay, line, numeric, whole } from './shapes.ts'

/** One stretch of a pitch's week. `day` 1 is Monday; `close` '24:00' is midnight, '01:00' the next morning. */
export const OpeningHours = z.object({
  day: z.int().check(z.gte(1), z.lte(7)),
  open: TimeOfDay,
  close: TimeOfDay,
})
export type OpeningHours = z.infer<typeof OpeningHours>

/** The price of one slot, so that four in a row are `Money` still. */
export const mostPerSlot = 250_000_000

/** A place to play. `price` is per slot. `phone` is '' where its owner gives none. `booked`: no bookable slot is left of its current opening day. `sessionsAhead`: how many sessions to come one captain may lead there, `playersPerTeam`: how many a side it is laid out for; each where its owner says so. `price` holds where no price list says another; without `terms` cancelling costs nothing. */
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
  /** `null`: it has none. Left out for who is not signed in. */
  owner: z.optional(z.nullable(Id)),
  listed: z.boolean(),
  sessionsAhead: z.optional(z.int()),
  playersPerTeam: z.optional(z.int()),
  terms: z.optional(Terms),
})
export type Pitch = z.infer<typeof Pitch>

/** Metres on the great circle from the point asked about. */
const Distance = z.number()

/** Where a pitch is one of several that are found: their page is `/c/:code`. */
const OfCentre = z.object({ _id: Id, code: z.string(), name: z.string() })
export type OfCentre = z.infer<typeof OfCentre>

/** `centre` where others of it are found too, so that a list can show it once. */
export const NearbyPitch = z.extend(Pitch, { distance: Distance, centre: z.optional(OfCentre) })
export type NearbyPitch = z.infer<typeof NearbyPitch>

/** Where to look from. `radius` in kilometres. */
export const Around = z.object({
  lng: numeric(-180, 180),
  lat: numeric(-90, 90),
  radius: z.optional(numeric(0, 200)),
  limit: z.optional(whole(1, 100)),
})

/** The nearest listed pitches whatever their distance (unless `radius` is given), 20 by default, 100 at most. */
export const findNearbyPitches = endpoint('GET /i-one/location/nearby', 'The nearest pitches', {
  mayLag: true,
  access: 'public',
  query: Around,
  reply: z.array(NearbyPitch),
})

export const getPitch = endpoint('GET /i-one/pitches/:id', 'One pitch', {
  mayLag: true,
  access: 'public',
  params: ById,
  reply: Pitch,
  refusals: ['not-found'],
})

/** A pitch or a district of the city, as the search suggests it; `centre` as of a `NearbyPitch`. */
export const FoundPlace = z.object({
  kind: z.enum(['pitch', 'district']),
  _id: z.nullable(Id),
  name: z.string(),
  address: z.string(),
  location: Point,
  centre: z.optional(OfCentre),
})
export type FoundPlace = z.infer<typeof FoundPlace>

/** By name, forgiving accents and slips of the finger; the nearer of two equally good matches first. */
export const searchPlaces = endpoint('GET /i-one/location/search', 'Pitches and districts by name', {
  mayLag: true,
  access: 'public',
  query: z.object({
    q: line('What are you looking for?'),
    lng: z.optional(numeric(-180, 180)),
    lat: z.optional(numeric(-90, 90)),
  }),
  reply: z.array(FoundPlace),
})

/** A part of a city, by a point near its middle. */
export const District = z.object({ name: z.string(), city: z.string(), location: Point })
export type District = z.infer<typeof District>

/** The nearest first, a hundred unless `limit` says less. */
export const findNearbyDistricts = endpoint('GET /i-one/location/districts', 'The nearest districts', {
  mayLag: true,
  access: 'public',
  query: z.pick(Around, { lng: true, lat: true, limit: true }),
  reply: z.array(District),
})
