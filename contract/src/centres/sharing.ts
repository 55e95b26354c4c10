import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { OpeningHours, Pitch } from '../pitches.ts'
import { Id, Point } from '../shapes.ts'

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
})
export type PublicCentre = z.infer<typeof PublicCentre>

/** By the code of its public page; where none of its pitches is listed there is nothing. */
export const getCentreByCode = endpoint('GET /i-one/shared-centres/:code', 'A centre by its code', {
  access: 'public',
  params: z.object({ code: z.string().check(z.regex(/^[a-z0-9-]{3,40}$/, 'Not a code')) }),
  reply: PublicCentre,
  refusals: ['not-found'],
})
