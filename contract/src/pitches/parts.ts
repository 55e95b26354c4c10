import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById, Id } from '../shapes.ts'
import { OwnPitch } from './registration.ts'

export const mostParts = 6

export const putParts = endpoint('PUT /i-one/pitches/:id/parts', 'What a pitch of mine is made of', {
  params: ById,
  body: z.object({ parts: z.array(Id).check(z.maxLength(mostParts, `At most ${mostParts}`)) }),
  reply: OwnPitch,
  refusals: [
    'not-found',
    'not-yours',
    'not-in-centre',
    'parts-of-parts',
    'bookings-in-the-way',
    'slot-taken',
  ],
})
