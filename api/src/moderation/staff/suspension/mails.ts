import type { Config } from '../../../lib/config.ts'
import { formatMail, toParagraphs } from '../../../lib/mail-layout.ts'
import { dateWithYearText } from '../../../lib/pitch-time.ts'

interface Suspension {
  words: string
  until: Date | null
}

export const accountSuspendedMail = (to: string, { words, until }: Suspension, { about }: Config) =>
  formatMail({
    to,
    replyTo: about.email,
    subject: 'Your account is suspended',
    parts: [
      ...toParagraphs(words),
      {
        text: until
          ? `You can’t sign in until ${dateWithYearText(until, 'UTC')}.`
          : 'You can’t sign in until we restore your account.',
      },
      { text: 'If you think this is wrong, reply to this email.' },
    ],
  })

export const accountRestoredMail = (to: string, { publicUrl }: Config) =>
  formatMail({
    to,
    subject: 'Your account is restored',
    parts: [{ text: 'You can sign in again.' }, { button: 'Sign in', url: `${publicUrl}/sign-in` }],
  })
