import { type Check, type Decision, type Review, neededFor } from '@i-one/contract/moderation/reviews'
import { hour } from '@i-one/game/durations'
import type { Limit } from '../../lib/http/rate-limit.ts'
import { Refusal, badInput } from '../../lib/http/refusal.ts'
import type { KeptState, StoredReview } from './sql.ts'

export const paperLimit: Limit = { name: 'papers of account', most: 20, within: hour }

interface Standing {
  /** Whether a pitch of theirs waits or was turned down. */
  inReview: boolean
  hasPitch: boolean
  bankShown: boolean
}

/** There is something to look at while a pitch of theirs is not found, or its bank details are seen by nobody. */
export const stateOf = (
  review: Pick<StoredReview, 'state'> | undefined,
  { inReview, hasPitch, bankShown }: Standing,
): Review['state'] => {
  if (review) return review.state
  if (inReview) return 'open'
  return hasPitch && !bankShown ? 'listed' : 'not-needed'
}

/** Before it is sent, after staff asked for more, and for the bank details alone once it is listed. */
export const requireOpen = (state: Review['state'], { bankShown }: Standing) => {
  if (state === 'sent') throw new Refusal('review-sent')
  if (state !== 'open' && state !== 'asked' && !(state === 'listed' && !bankShown))
    throw new Refusal('not-in-review')
}

const asksWhy = (decision: Decision) => decision === 'ask' || decision === 'turn-down'

/** What was turned down may be listed after all. */
export const requireDecidable = (
  { state }: Pick<StoredReview, 'state'>,
  { decision, words, yes }: { decision: Decision; words: string; yes: readonly Check[] },
) => {
  if (state !== 'sent' && state !== 'turned-down') throw new Refusal('not-in-review')
  if (asksWhy(decision) && words === '') throw badInput({ words: 'Say what is missing' })
  const open = neededFor[decision].find((check) => !yes.includes(check))
  if (open) throw badInput({ yes: `Not answered with yes yet: ${open}` })
}

export const stateAfter: Record<Decision, KeptState> = {
  'list-with-bank': 'listed',
  list: 'listed',
  ask: 'asked',
  'turn-down': 'turned-down',
}

/** '+234 ••• 4471' */
export const maskedPhone = (number: string) => number && `${number.slice(0, 4)} ••• ${number.slice(-4)}`

/** A PDF says so at its beginning. */
export const requirePdf = (bytes: Uint8Array) => {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-')
    throw badInput({ paper: 'This file is not a PDF' })
}
