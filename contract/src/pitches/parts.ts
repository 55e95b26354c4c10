import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById, Id } from '../shapes.ts'
import { OwnPitch } from './registration.ts'

/** Pitches that one can be made of. */
export const mostParts = 6

/**
 * What a combined pitch is made of: other pitches of its centre that have no parts themselves, or nothing. A booking of
 * it occupies them all. `bookings-in-the-way` carries `bookings`, each a `BookingInTheWay` of a part at the time of one of
 * the pitch; then nothing has changed.
 */
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
