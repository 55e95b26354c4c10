import type { Review, ReviewState } from '@i-one/contract/moderation/reviews'

export const reviewStateTexts: Record<ReviewState, { chip: string; sentence: string }> = {
  'not-needed': { chip: 'Published', sentence: 'Players can find it in search and on the map.' },
  open: {
    chip: 'Waiting for review',
    sentence: 'Your link works now. Players find the pitch in search and on the map after our check.',
  },
  sent: { chip: 'Sent', sentence: 'We check it, usually within a day, and email you.' },
  asked: { chip: 'Something is missing', sentence: 'Add the missing details and send it again.' },
  listed: { chip: 'Published', sentence: 'Players can find it in search and on the map.' },
  'turned-down': {
    chip: 'Turned down',
    sentence: 'It is hidden. Write to us if you think this is wrong.',
  },
}

export const getReviewStateText = ({ state, pitch }: Pick<Review, 'state' | 'pitch'>) =>
  state === 'not-needed' && !pitch
    ? { chip: 'No pitch yet', sentence: 'Register a pitch first.' }
    : reviewStateTexts[state]
