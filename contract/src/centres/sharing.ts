import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { OpeningHours, Pitch } from '../pitches.ts'
import { PitchPhoto } from '../pitches/photo.ts'
import { Id, Point, codeField } from '../shapes.ts'
import { imageEndpoint } from '../sharing.ts'

const CentrePitch = z.extend(Pitch, { parts: z.array(Id) })

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
  pitches: z.array(CentrePitch),
  photos: z.array(PitchPhoto),
})
export type PublicCentre = z.infer<typeof PublicCentre>

const ByCode = z.object({ code: codeField(/^[a-z0-9-]{3,40}$/) })

export const getCentreByCode = endpoint('GET /i-one/shared-centres/:code', 'Get a centre by link code', {
  allowReplica: true,
  access: 'public',
  params: ByCode,
  reply: PublicCentre,
  errors: ['not-found'],
})

export const getCentreImage = endpoint(
  'GET /i-one/shared-centres/:code/preview.png',
  "Get a centre's link preview image",
  { ...imageEndpoint, params: ByCode },
)
