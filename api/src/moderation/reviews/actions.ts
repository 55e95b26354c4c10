import type { Review } from '@i-one/contract/moderation/reviews'
import { areBankDetailsShown, findUser } from '../../accounts/sql.ts'
import type { Database } from '../../lib/database/database.ts'
import { requireFound } from '../../lib/http/api-error.ts'
import { listPitchesOf } from '../../pitches/registration/sql.ts'
import { toReviewState } from './rules.ts'
import { findReviewDocument, findReview } from './sql.ts'

export const getReviewDetails = async (db: Database, userId: string) => {
  const user = requireFound(await findUser(db, userId))
  const review = await findReview(db, userId)
  const pitches = await listPitchesOf(db, userId)
  const pitch = pitches.find((one) => one.review !== null) ?? pitches[0]
  const standing = {
    inReview: pitches.some((one) => one.review !== null),
    hasPitch: pitches.length > 0,
    bankShown: await areBankDetailsShown(db, userId),
  }
  return {
    user,
    pitch,
    standing,
    paper: await findReviewDocument(db, userId),
    state: toReviewState(review, standing),
    words: review?.words ?? null,
    sentAt: review?.sentAt ?? null,
    phoneNumber: review?.phoneNumber ?? '',
  }
}

export type ReviewDetails = Awaited<ReturnType<typeof getReviewDetails>>

export const toReviewReply = ({ state, paper, words, sentAt, standing, ...review }: ReviewDetails) => ({
  state,
  phoneNumber: review.phoneNumber,
  paper: paper ? { kind: paper.kind, at: paper.at.toISOString() } : null,
  words,
  sentAt: sentAt?.toISOString() ?? null,
  bankShown: standing.bankShown,
})

export const getReviewReply = async (db: Database, userId: string): Promise<Review> => {
  const review = await getReviewDetails(db, userId)
  const { pitch, user, phoneNumber } = review
  return {
    ...toReviewReply(review),
    phoneNumber: phoneNumber || user.phoneNumber,
    pitch: pitch ? { _id: pitch.id, name: pitch.name, address: pitch.address } : null,
  }
}
