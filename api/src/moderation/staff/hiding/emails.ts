import type { NamedKind } from '@i-one/contract/moderation/staff/hiding'
import type { Config } from '../../../lib/config.ts'
import { i18n } from '../../../lib/i18n/i18n.ts'
import { formatMail, toParagraphs } from '../../../lib/mail-layout.ts'

interface Decision {
  kind: 'account' | NamedKind
  what: 'name' | 'photo'
  why: string
}

const thingOf = ({ kind, what }: Decision) => (kind === 'account' ? what : kind)

export const hiddenMail = (to: string, decision: Decision, { about }: Config) =>
  formatMail({
    to,
    replyTo: about.email,
    subject: i18n._(
      '{thing, select, name {Your name was removed} photo {Your photo was removed} pitch {The name of your pitch was removed} team {The name of your team was removed} other {The name of your centre was removed}}',
      { thing: thingOf(decision) },
    ),
    parts: [
      ...toParagraphs(decision.why),
      {
        text: [
          i18n._(
            '{thing, select, name {You can choose another name on your profile.} photo {You can choose another photo on your profile.} other {You can choose another name.}}',
            { thing: thingOf(decision) },
          ),
          i18n._('If you think this is wrong, reply to this email.'),
        ].join(' '),
      },
    ],
  })

export const restoredMail = (to: string, decision: Decision, { about }: Config) =>
  formatMail({
    to,
    replyTo: about.email,
    subject: i18n._(
      '{thing, select, name {Your name is shown again} photo {Your photo is shown again} pitch {The name of your pitch is shown again} team {The name of your team is shown again} other {The name of your centre is shown again}}',
      { thing: thingOf(decision) },
    ),
    parts: [
      {
        text: i18n._(
          '{thing, select, name {Your name is back to what it was before.} photo {Your photo is back to what it was before.} pitch {The name of your pitch is back to what it was before.} team {The name of your team is back to what it was before.} other {The name of your centre is back to what it was before.}}',
          { thing: thingOf(decision) },
        ),
      },
      ...toParagraphs(decision.why),
    ],
  })
