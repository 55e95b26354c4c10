import type { Config } from '../lib/config.ts'
import { formatMail } from '../lib/mail-layout.ts'
import type { NewMessage } from './sql.ts'

export const messageReceivedMail = ({ name, email, pitch, message }: NewMessage, { about }: Config) =>
  formatMail({
    to: about.email,
    replyTo: email,
    subject: `Message from ${name}`,
    parts: [
      ...message.split(/\n+/).map((text) => ({ text })),
      { text: [`From ${name}, ${email}.`, ...(pitch ? [`Pitch: ${pitch}.`] : [])].join(' ') },
    ],
  })

export const messageAnsweredMail = (
  { email, message }: Pick<NewMessage, 'email' | 'message'>,
  answer: string,
  { about }: Config,
) =>
  formatMail({
    to: email,
    replyTo: about.email,
    subject: 'Our reply to your message',
    parts: [
      ...answer.split(/\n+/).map((text) => ({ text })),
      { text: 'You wrote:' },
      ...message.split(/\n+/).map((text) => ({ text })),
    ],
  })
