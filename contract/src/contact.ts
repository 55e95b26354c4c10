import * as z from 'zod/mini'
import { emailField } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { message } from './i18n.ts'
import { ById, Done, Id, Instant, lineField, textField } from './shapes.ts'

export const ContactMessage = z.object({
  name: lineField(message('Name is required')),
  email: emailField(message('Email is required')),
  pitch: z.optional(
    z.union([z.literal(''), lineField(message('Pitch contains only invisible characters'), 200)]),
  ),
  message: textField(message('Message is required'), 4000),
})

export const StoredMessage = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  pitch: z.nullable(z.string()),
  message: z.string(),
  sentAt: Instant,
  answeredAt: z.nullable(Instant),
})
export type StoredMessage = z.infer<typeof StoredMessage>

export const listMessages = endpoint('GET /i-one/admin/messages', 'List contact form messages', {
  reply: z.object({ messages: z.array(StoredMessage) }),
  errors: ['not-found'],
})

/** If `answer` is `null`, marks the message as answered without sending an email. */
export const answerMessage = endpoint('POST /i-one/admin/messages/:id/answer', 'Answer a contact message', {
  params: ById,
  body: z.object({ answer: z.nullable(textField(message('Write an answer'), 4000)) }),
  reply: Done,
  errors: ['not-found', 'already-answered'],
})

export const sendMessage = endpoint('POST /i-one/contact', 'Send a message to the operator', {
  access: 'public',
  body: ContactMessage,
  reply: Done,
  errors: ['too-many'],
})
