import { getReview, getReviewForStaff, listReviews } from '@i-one/contract/moderation/reviews'
import { callQuery } from '../../lib/call-query.ts'

export const reviewQuery = callQuery(['review'], getReview)

export const reviewsQuery = callQuery(['staff', 'reviews'], listReviews)

export const reviewForStaffQuery = (id: string) =>
  callQuery(['staff', 'review', id], getReviewForStaff, { params: { id } })
