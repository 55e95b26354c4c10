import * as z from 'zod/mini'
import { email } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { ById, Done, Id, Instant, line, lines } from './shapes.ts'

export const ContactMessage = z.object({
  name: line('Name is required'),
  email: email('Email is required'),
  pitch: z.optional(z.union([z.literal(''), line('Pitch is not readable', 200)])),
  message: lines('Message is required', 4000),
})

/** A message as staff see it; `answeredAt` also where there was nothing to answer. */
export const KeptMessage = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  pitch: z.nullable(z.string()),
  message: z.string(),
  sentAt: Instant,
  answeredAt: z.nullable(Instant),
})
export type KeptMessage = z.infer<typeof KeptMessage>

/** For staff alone: those that wait first, then those answered last; a hundred of each. */
export const listMessages = endpoint('GET /i-one/admin/messages', 'Messages of the contact form', {
  reply: z.object({ messages: z.array(KeptMessage) }),
  refusals: ['not-found'],
})

/** Mailed to who wrote; with no answer it is only put away. */
export const answerMessage = endpoint('POST /i-one/admin/messages/:id/answer', 'Answer a message by mail', {
  params: ById,
  body: z.object({ answer: z.nullable(lines('Write an answer', 4000)) }),
  reply: Done,
  refusals: ['not-found', 'already-answered'],
})

/** From anybody to whoever runs this server: stored, and mailed to the contact address. */
export const sendMessage = endpoint('POST /i-one/contact', 'Write to whoever runs this server', {
  access: 'public',
  body: ContactMessage,
  reply: Done,
  refusals: ['too-many'],
})
