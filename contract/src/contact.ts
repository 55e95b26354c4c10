import * as z from 'zod/mini'
import { email } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { Done, line, lines } from './shapes.ts'

export const ContactMessage = z.object({
  name: line('Name is required'),
  email: email('Email is required'),
  pitch: z.optional(z.union([z.literal(''), line('Pitch is not readable', 200)])),
  message: lines('Message is required', 4000),
})

/** From anybody to whoever runs this server: stored, and mailed to the contact address. */
export const sendMessage = endpoint('POST /i-one/contact', 'Write to whoever runs this server', {
  access: 'public',
  body: ContactMessage,
  reply: Done,
  refusals: ['too-many'],
})
