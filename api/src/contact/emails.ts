import type { Config } from '../lib/config.ts'
import { i18n } from '../lib/i18n/i18n.ts'
import { formatMail } from '../lib/mail-layout.ts'
import type { NewMessage } from './sql.ts'

export const messageReceivedMail = ({ name, email, pitch, message }: NewMessage, { about }: Config) =>
  formatMail({
    to: about.email,
    replyTo: email,
    subject: i18n._('Message from {name}', { name }),
    parts: [
      ...message.split(/\n+/).map((text) => ({ text })),
      {
        text: [
          i18n._('From {name}, {email}.', { name, email }),
          ...(pitch ? [i18n._('Pitch: {pitch}.', { pitch })] : []),
        ].join(' '),
      },
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
    subject: i18n._('Our reply to your message'),
    parts: [
      ...answer.split(/\n+/).map((text) => ({ text })),
      { text: i18n._('You wrote:') },
      ...message.split(/\n+/).map((text) => ({ text })),
    ],
  })
