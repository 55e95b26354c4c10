import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { ById, Day, Id, Instant, textField } from '../shapes.ts'

const BookedOn = z.object({ day: Day, pitch: z.optional(Id) })

export const messageDays = 60
export const maxMessages = 5

export const CentreMessage = z.object({
  _id: Id,
  day: Day,
  pitch: z.optional(z.object({ _id: Id, name: z.string() })),
  text: z.string(),
  by: z.string(),
  at: Instant,
  people: z.int(),
})
export type CentreMessage = z.infer<typeof CentreMessage>

const errors = ['not-found', 'not-yours'] as const

const ByPhone = z.object({ name: z.string(), phone: z.string(), start: Instant, pitch: z.string() })

export const countMessageRecipients = endpoint(
  'GET /i-one/centres/:id/messages/reach',
  'Count recipients of a message',
  { params: ById, query: BookedOn, reply: z.object({ people: z.int(), byPhone: z.array(ByPhone) }), errors },
)

/** `day` can be up to 60 days ahead. A centre can send five messages in 24 hours. */
export const sendCentreMessage = endpoint(
  'POST /i-one/centres/:id/messages',
  'Message everyone with a booking on a given day',
  {
    idempotent: true,
    params: ById,
    body: z.extend(BookedOn, { text: textField(message('Write a message'), 500) }),
    reply: CentreMessage,
    errors: [...errors, 'too-many'],
  },
)

export const listCentreMessages = endpoint('GET /i-one/centres/:id/messages', "List a centre's messages", {
  params: ById,
  reply: z.array(CentreMessage),
  errors,
})
