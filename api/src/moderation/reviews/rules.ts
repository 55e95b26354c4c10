import {
  type ReviewCheck,
  type ReviewDecision,
  type Review,
  requiredChecks,
} from '@i-one/contract/moderation/reviews'
import { hour } from '@i-one/game/durations'
import { ApiError, toInputError } from '../../lib/http/api-error.ts'
import type { RateLimit } from '../../lib/http/rate-limit.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import type { StoredReviewState, StoredReview } from './sql.ts'

export const documentLimit: RateLimit = { name: 'papers of account', max: 20, within: hour }

interface Standing {
  inReview: boolean
  hasPitch: boolean
  bankShown: boolean
}

export const toReviewState = (
  review: Pick<StoredReview, 'state'> | undefined,
  { inReview, hasPitch, bankShown }: Standing,
): Review['state'] => {
  if (review) return review.state
  if (inReview) return 'open'
  return hasPitch && !bankShown ? 'listed' : 'not-needed'
}

export const requireOpen = (state: Review['state'], { bankShown }: Standing) => {
  if (state === 'sent') throw new ApiError('review-sent')
  if (state !== 'open' && state !== 'asked' && !(state === 'listed' && !bankShown))
    throw new ApiError('not-in-review')
}

const needsWords = (decision: ReviewDecision) => decision === 'ask' || decision === 'turn-down'

export const requireDecidable = (
  { state }: Pick<StoredReview, 'state'>,
  { decision, words, yes }: { decision: ReviewDecision; words: string; yes: readonly ReviewCheck[] },
) => {
  if (state !== 'sent' && state !== 'turned-down') throw new ApiError('not-in-review')
  if (needsWords(decision) && words === '') throw toInputError({ words: i18n._('Say what is missing') })
  const open = requiredChecks[decision].find((check) => !yes.includes(check))
  if (open) throw toInputError({ yes: i18n._('Not confirmed yet: {check}', { check: open }) })
}

export const stateAfterDecision: Record<ReviewDecision, StoredReviewState> = {
  'list-with-bank': 'listed',
  list: 'listed',
  ask: 'asked',
  'turn-down': 'turned-down',
}

export const maskPhone = (number: string) => number && `${number.slice(0, 4)} ••• ${number.slice(-4)}`

export const requirePdf = (bytes: Uint8Array) => {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-')
    throw toInputError({ paper: i18n._('This file is not a PDF') })
}
