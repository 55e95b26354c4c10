import type { ReviewDecision } from '@i-one/contract/moderation/reviews'
import type { Config } from '../../lib/config.ts'
import { formatMail, toParagraphs } from '../../lib/mail-layout.ts'

const subjects: Record<ReviewDecision, string> = {
  'list-with-bank': 'Your pitch is published',
  list: 'Your pitch is published',
  ask: 'Your pitch needs more information',
  'turn-down': 'Your pitch was turned down',
}

const nextSteps: Record<ReviewDecision, string> = {
  'list-with-bank': 'Players can find your pitch now. Players who owe you can see your bank details.',
  list: 'Players can find your pitch now, but can’t see your bank details. You can send the details for review again at any time.',
  ask: 'Add what is missing and send it again.',
  'turn-down': 'Your pitch is hidden now. If you think this is wrong, reply to this email.',
}

const buttons: Record<ReviewDecision, { button: string; path: string }> = {
  'list-with-bank': { button: 'Your pitches', path: '/host' },
  list: { button: 'Your pitches', path: '/host' },
  ask: { button: 'Add what is missing', path: '/host/review' },
  'turn-down': { button: 'See our reply', path: '/host/review' },
}

export const reviewDecidedMail = (
  to: string,
  { decision, words }: { decision: ReviewDecision; words: string },
  { publicUrl, about }: Config,
) => {
  const { button, path } = buttons[decision]
  return formatMail({
    to,
    replyTo: about.email,
    subject: subjects[decision],
    parts: [
      ...toParagraphs(words).filter(({ text }) => text),
      { text: nextSteps[decision] },
      { button, url: `${publicUrl}${path}` },
    ],
  })
}
