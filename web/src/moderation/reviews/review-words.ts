import type { Review, ReviewState } from '@i-one/contract/moderation/reviews'
import { t } from '@lingui/core/macro'

export const reviewStateTexts: Record<ReviewState, { chip: string; sentence: string }> = {
  'not-needed': { chip: t`Published`, sentence: t`Players can find it in search and on the map.` },
  open: {
    chip: t`Waiting for review`,
    sentence: t`Your link works now. Players find the pitch in search and on the map after our check.`,
  },
  sent: { chip: t`Sent`, sentence: t`We check it, usually within a day, and email you.` },
  asked: { chip: t`Something is missing`, sentence: t`Add the missing details and send it again.` },
  listed: { chip: t`Published`, sentence: t`Players can find it in search and on the map.` },
  'turned-down': {
    chip: t`Turned down`,
    sentence: t`It is hidden. Write to us if you think this is wrong.`,
  },
}

export const getReviewStateText = ({ state, pitch }: Pick<Review, 'state' | 'pitch'>) =>
  state === 'not-needed' && !pitch
    ? { chip: t`No pitch yet`, sentence: t`Register a pitch first.` }
    : reviewStateTexts[state]
