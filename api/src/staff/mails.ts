import type { Config } from '../lib/config.ts'
import { layOut } from '../lib/mail-layout.ts'

export const hidden = (
  to: string,
  { what, why }: { what: 'name' | 'photo'; why: string },
  { about }: Config,
) =>
  layOut({
    to,
    replyTo: about.email,
    subject: `Your ${what} was removed`,
    parts: [
      ...why.split(/\n+/).map((text) => ({ text })),
      {
        text: `You can choose another ${what} on your profile. If you think this is wrong, answer this mail.`,
      },
    ],
  })

export const nameHidden = (
  to: string,
  { kind, why }: { kind: 'pitch' | 'team'; why: string },
  { about }: Config,
) =>
  layOut({
    to,
    replyTo: about.email,
    subject: `The name of your ${kind} was removed`,
    parts: [
      ...why.split(/\n+/).map((text) => ({ text })),
      { text: 'You can choose another name. If you think this is wrong, answer this mail.' },
    ],
  })
