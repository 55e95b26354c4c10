import type { Decision } from '@i-one/contract/moderation/reviews'
import type { Config } from '../../lib/config.ts'
import { formatLetter } from '../../lib/mail-layout.ts'

const subjects: Record<Decision, string> = {
  'list-with-bank': 'Your pitch is listed',
  list: 'Your pitch is listed',
  ask: 'Your pitch: something is missing',
  'turn-down': 'Your pitch was turned down',
}

const sentences: Record<Decision, string> = {
  'list-with-bank': 'Players find it now, and those who owe you see where to transfer.',
  list: 'Players find it now. Nobody sees your bank details yet: send them for review again when you like.',
  ask: 'Add what is missing and send it again.',
  'turn-down': 'It is hidden now. If you think this is wrong, answer this mail.',
}

const ways: Record<Decision, { button: string; path: string }> = {
  'list-with-bank': { button: 'Your pitches', path: '/host' },
  list: { button: 'Your pitches', path: '/host' },
  ask: { button: 'Add what is missing', path: '/host/review' },
  'turn-down': { button: 'What we wrote', path: '/host/review' },
}

export const reviewDecided = (
  to: string,
  { decision, words }: { decision: Decision; words: string },
  { publicUrl, about }: Config,
) => {
  const { button, path } = ways[decision]
  return formatLetter({
    to,
    replyTo: about.email,
    subject: subjects[decision],
    parts: [
      ...words
        .split(/\n+/)
        .filter(Boolean)
        .map((text) => ({ text })),
      { text: sentences[decision] },
      { button, url: `${publicUrl}${path}` },
    ],
  })
}
