import type { NamedKind } from '@i-one/contract/moderation/staff/hiding'
import type { Config } from '../../../lib/config.ts'
import { formatMail, toParagraphs } from '../../../lib/mail-layout.ts'

interface Decision {
  kind: 'account' | NamedKind
  what: 'name' | 'photo'
  why: string
}

const thingText = ({ kind, what }: Decision) =>
  kind === 'account' ? `Your ${what}` : `The name of your ${kind}`

export const hiddenMail = (to: string, decision: Decision, { about }: Config) => {
  const { kind, what, why } = decision
  const other = kind === 'account' ? `another ${what} on your profile` : 'another name'
  return formatMail({
    to,
    replyTo: about.email,
    subject: `${thingText(decision)} was removed`,
    parts: [
      ...toParagraphs(why),
      { text: `You can choose ${other}. If you think this is wrong, reply to this email.` },
    ],
  })
}

export const restoredMail = (to: string, decision: Decision, { about }: Config) => {
  const thing = thingText(decision)
  return formatMail({
    to,
    replyTo: about.email,
    subject: `${thing} is shown again`,
    parts: [{ text: `${thing} is back to what it was before.` }, ...toParagraphs(decision.why)],
  })
}
