import type { ReviewDecision } from '@i-one/contract/moderation/reviews'
import type { Config } from '../../lib/config.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { formatMail, toParagraphs } from '../../lib/mail-layout.ts'

const pitches = () => ({ button: i18n._('Your pitches'), path: '/host' })

const contents: Record<
  ReviewDecision,
  () => { subject: string; nextStep: string; button: string; path: string }
> = {
  'list-with-bank': () => ({
    subject: i18n._('Your pitch is published'),
    nextStep: i18n._('Players can find your pitch now. Players who owe you can see your bank details.'),
    ...pitches(),
  }),
  list: () => ({
    subject: i18n._('Your pitch is published'),
    nextStep: i18n._(
      'Players can find your pitch now, but can’t see your bank details. You can send the details for review again at any time.',
    ),
    ...pitches(),
  }),
  ask: () => ({
    subject: i18n._('Your pitch needs more information'),
    nextStep: i18n._('Add what is missing and send it again.'),
    button: i18n._('Add what is missing'),
    path: '/host/review',
  }),
  'turn-down': () => ({
    subject: i18n._('Your pitch was turned down'),
    nextStep: i18n._('Your pitch is hidden now. If you think this is wrong, reply to this email.'),
    button: i18n._('See our reply'),
    path: '/host/review',
  }),
}

export const reviewDecidedMail = (
  to: string,
  { decision, words }: { decision: ReviewDecision; words: string },
  { publicUrl, about }: Config,
) => {
  const { subject, nextStep, button, path } = contents[decision]()
  return formatMail({
    to,
    replyTo: about.email,
    subject,
    parts: [
      ...toParagraphs(words).filter(({ text }) => text),
      { text: nextStep },
      { button, url: `${publicUrl}${path}` },
    ],
  })
}
