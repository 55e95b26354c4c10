import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { OpeningHours, Pitch } from '../pitches.ts'
import { PitchPhoto } from '../pitches/photo.ts'
import { Id, Point, code } from '../shapes.ts'
import { picture } from '../sharing.ts'

/** `parts` are others of the list that this one is made of. */
const CentrePitch = z.extend(Pitch, { parts: z.array(Id) })

/** A centre as anybody sees it. `rules` have a line each. */
export const PublicCentre = z.object({
  _id: Id,
  code: z.string(),
  name: z.string(),
  address: z.string(),
  location: Point,
  timeZone: z.string(),
  phone: z.string(),
  rules: z.string(),
  openingHours: z.array(OpeningHours),
  /** Those that can be booked, by name. */
  pitches: z.array(CentrePitch),
  /** Of its pitches, in their order. None where the owner has sent none. */
  photos: z.array(PitchPhoto),
})
export type PublicCentre = z.infer<typeof PublicCentre>

const ByCode = z.object({ code: code(/^[a-z0-9-]{3,40}$/) })

/** By the code of its public page; where none of its pitches is listed there is nothing. */
export const getCentreByCode = endpoint('GET /i-one/shared-centres/:code', 'A centre by its code', {
  mayLag: true,
  access: 'public',
  params: ByCode,
  reply: PublicCentre,
  refusals: ['not-found'],
})

export const drawCentre = endpoint(
  'GET /i-one/shared-centres/:code/preview.png',
  'The picture that goes with the link of a centre',
  { ...picture, params: ByCode },
)
