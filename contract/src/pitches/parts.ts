import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { ById, Id } from '../shapes.ts'
import { OwnPitch } from './registration.ts'

export const maxParts = 6

/** A booking of a combined pitch takes all its parts. Error `bookings-in-the-way` carries each `BookingInTheWay`. */
export const updateParts = endpoint('PUT /i-one/pitches/:id/parts', "Set a combined pitch's parts", {
  params: ById,
  body: z.object({
    parts: z.array(Id).check(z.maxLength(maxParts, message('At most {maxParts} pitches', { maxParts }))),
  }),
  reply: OwnPitch,
  errors: ['not-found', 'not-yours', 'not-in-centre', 'parts-of-parts', 'bookings-in-the-way', 'slot-taken'],
})
