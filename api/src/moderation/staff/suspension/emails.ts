import { dateWithYearText } from '@i-one/game/formats/dates'
import type { Config } from '../../../lib/config.ts'
import { i18n } from '../../../lib/i18n/i18n.ts'
import { formatMail, toParagraphs } from '../../../lib/mail-layout.ts'

interface Suspension {
  words: string
  until: Date | null
}

export const accountSuspendedMail = (to: string, { words, until }: Suspension, { about }: Config) =>
  formatMail({
    to,
    replyTo: about.email,
    subject: i18n._('Your account is suspended'),
    parts: [
      ...toParagraphs(words),
      {
        text: until
          ? i18n._('You can’t sign in until {date}.', { date: dateWithYearText(until, 'UTC') })
          : i18n._('You can’t sign in until we restore your account.'),
      },
      { text: i18n._('If you think this is wrong, reply to this email.') },
    ],
  })

export const accountRestoredMail = (to: string, { publicUrl }: Config) =>
  formatMail({
    to,
    subject: i18n._('Your account is restored'),
    parts: [
      { text: i18n._('You can sign in again.') },
      { button: i18n._('Sign in'), url: `${publicUrl}/sign-in` },
    ],
  })
