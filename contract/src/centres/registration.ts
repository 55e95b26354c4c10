import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { OwnPitch, PitchSettings } from '../pitches/registration.ts'
import { ById, Id, lineField, optionalLineField, optionalTextField, optionalPhoneField } from '../shapes.ts'
import { PublicCentre } from './sharing.ts'

const settings = PitchSettings.shape

export const Centre = z.extend(z.omit(PublicCentre, { pitches: true, photos: true }), {
  /** The name on receipts. If empty, receipts show `name`. */
  legalName: z.string(),
  revision: z.int(),
  pitches: z.array(z.object({ _id: Id, name: z.string() })),
})
export type Centre = z.infer<typeof Centre>

export const listMyCentres = endpoint('GET /i-one/centres/mine', 'List your centres', {
  reply: z.array(Centre),
})

const Rules = optionalTextField(2000)

export const CentreChange = z.object({
  revision: z.int().check(z.gte(0), z.lte(2_147_483_647)),
  name: z.optional(settings.name),
  rules: z.optional(Rules),
  legalName: z.optional(optionalLineField(120)),
  address: z.optional(settings.address),
  location: z.optional(settings.location),
  timeZone: z.optional(settings.timeZone),
  // Has no default, because a request without `phone` would then overwrite the stored phone number.
  phone: z.optional(optionalPhoneField),
  openingHours: z.optional(settings.openingHours),
})

/** Error `centre-changed` carries the `centre`, error `bookings-to-come` the bookings that block a time zone change. */
export const changeCentre = endpoint('PATCH /i-one/centres/:id', 'Update a centre', {
  params: ById,
  body: CentreChange,
  reply: Centre,
  errors: ['not-found', 'not-yours', 'centre-changed', 'bookings-to-come'],
})

const ofPitch = z.object({ id: Id, pitch: Id })

export const addPitch = endpoint('PUT /i-one/centres/:id/pitches/:pitch', 'Add a pitch to a centre', {
  params: ofPitch,
  reply: Centre,
  errors: ['not-found', 'not-yours', 'is-combined', 'bookings-to-come'],
})

export const removePitch = endpoint(
  'DELETE /i-one/centres/:id/pitches/:pitch',
  'Remove a pitch from a centre',
  { params: ofPitch, reply: Centre, errors: ['not-found', 'not-yours', 'is-combined'] },
)

export const copyPitch = endpoint('POST /i-one/pitches/:id/copy', 'Copy a pitch', {
  idempotent: true,
  params: ById,
  body: z.object({ name: lineField(message('Name is required'), 80) }),
  reply: OwnPitch,
  errors: ['not-found', 'not-yours'],
})
