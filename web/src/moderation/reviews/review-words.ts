import type { Review, ReviewState } from '@i-one/contract/moderation/reviews'

export const stateWords: Record<ReviewState, { chip: string; sentence: string }> = {
  'not-needed': { chip: 'Listed', sentence: 'Players find it in the search and on the map.' },
  open: {
    chip: 'Waiting to be listed',
    sentence: 'It works by its link now. In the search and on the map once we have looked at it.',
  },
  sent: { chip: 'Sent', sentence: 'We look at it, mostly within a day, and write to you.' },
  asked: { chip: 'Something is missing', sentence: 'Add what we asked for and send it again.' },
  listed: { chip: 'Listed', sentence: 'Players find it in the search and on the map.' },
  'turned-down': {
    chip: 'Turned down',
    sentence: 'It is hidden. Write to us if you think this is wrong.',
  },
}

export const wordsOf = ({ state, pitch }: Pick<Review, 'state' | 'pitch'>) =>
  state === 'not-needed' && !pitch
    ? { chip: 'No pitch yet', sentence: 'Register a pitch first.' }
    : stateWords[state]
