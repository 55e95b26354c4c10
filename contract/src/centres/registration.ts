import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { OwnPitch, PitchSettings } from '../pitches/registration.ts'
import { ById, Id, line, optionalLine, optionalLines, optionalPhone } from '../shapes.ts'
import { PublicCentre } from './sharing.ts'

const settings = PitchSettings.shape

/** Where it is and how it is rung up are those of its pitches too. `openingHours` are theirs where they take them over. */
export const Centre = z.extend(z.omit(PublicCentre, { pitches: true, photos: true }), {
  /** For its receipts; '' where they say `name`. */
  legalName: z.string(),
  /** Counts its changes, from 1. */
  revision: z.int(),
  /** By name. */
  pitches: z.array(z.object({ _id: Id, name: z.string() })),
})
export type Centre = z.infer<typeof Centre>

/** Those that one owns or manages, by name. A pitch that stands alone is a centre of one. */
export const listMyCentres = endpoint('GET /i-one/centres/mine', 'My centres', { reply: z.array(Centre) })

/** A line for each rule. */
const Rules = optionalLines(2000)

export const CentreChange = z.object({
  revision: z.int().check(z.gte(0), z.lte(2_147_483_647)),
  name: z.optional(settings.name),
  rules: z.optional(Rules),
  legalName: z.optional(optionalLine(120)),
  address: z.optional(settings.address),
  location: z.optional(settings.location),
  timeZone: z.optional(settings.timeZone),
  // a default would be filled in where it is left out
  phone: z.optional(optionalPhone),
  openingHours: z.optional(settings.openingHours),
})

/**
 * What is left out stays. Where there is a newer `revision`, `centre-changed` carries the `centre`. Where it is and its
 * telephone change for all of its pitches (`changePitch` does so too), its hours for those that had the same until now.
 * Bookings to come keep the time zone: `bookings-to-come` carries those of all its pitches.
 */
export const changeCentre = endpoint('PATCH /i-one/centres/:id', 'Change a centre of mine', {
  params: ById,
  body: CentreChange,
  reply: Centre,
  refusals: ['not-found', 'not-yours', 'centre-changed', 'bookings-to-come'],
})

const ofPitch = z.object({ id: Id, pitch: Id })

/** Its place becomes that of the centre. Both are of one owner; a pitch with bookings to come keeps its time zone. */
export const putPitchIn = endpoint('PUT /i-one/centres/:id/pitches/:pitch', 'Put a pitch into a centre', {
  params: ofPitch,
  reply: Centre,
  refusals: ['not-found', 'not-yours', 'is-combined', 'bookings-to-come'],
})

/** It stands alone then, where it was. */
export const takePitchOut = endpoint(
  'DELETE /i-one/centres/:id/pitches/:pitch',
  'Take a pitch out of a centre',
  {
    params: ofPitch,
    reply: Centre,
    refusals: ['not-found', 'not-yours', 'is-combined'],
  },
)

/** Another one of its centre, with the settings of this one; hidden until it is listed. */
export const copyPitch = endpoint('POST /i-one/pitches/:id/copy', 'Copy a pitch of mine', {
  once: true,
  params: ById,
  body: z.object({ name: line('Name is required', 80) }),
  reply: OwnPitch,
  refusals: ['not-found', 'not-yours'],
})
