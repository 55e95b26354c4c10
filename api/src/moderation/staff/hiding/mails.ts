import type { NamedKind } from '@i-one/contract/moderation/staff/hiding'
import type { Config } from '../../../lib/config.ts'
import { formatMail } from '../../../lib/mail-layout.ts'

export const ownHiddenMail = (
  to: string,
  { what, why }: { what: 'name' | 'photo'; why: string },
  { about }: Config,
) =>
  formatMail({
    to,
    replyTo: about.email,
    subject: `Your ${what} was removed`,
    parts: [
      ...why.split(/\n+/).map((text) => ({ text })),
      {
        text: `You can choose another ${what} on your profile. If you think this is wrong, reply to this email.`,
      },
    ],
  })

export const nameHiddenMail = (
  to: string,
  { kind, why }: { kind: NamedKind; why: string },
  { about }: Config,
) =>
  formatMail({
    to,
    replyTo: about.email,
    subject: `The name of your ${kind} was removed`,
    parts: [
      ...why.split(/\n+/).map((text) => ({ text })),
      { text: 'You can choose another name. If you think this is wrong, reply to this email.' },
    ],
  })

export const shownAgainMail = (
  to: string,
  { kind, what, why }: { kind: 'account' | NamedKind; what: 'name' | 'photo'; why: string },
  { about }: Config,
) => {
  const thing = kind === 'account' ? `Your ${what}` : `The name of your ${kind}`
  return formatMail({
    to,
    replyTo: about.email,
    subject: `${thing} is shown again`,
    parts: [{ text: `${thing} is the same as before.` }, ...why.split(/\n+/).map((text) => ({ text }))],
  })
}
