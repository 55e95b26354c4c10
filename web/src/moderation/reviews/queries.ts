import { getReview, getReviewForStaff, listReviews } from '@i-one/contract/moderation/reviews'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export const reviewQuery = queryOptions({
  queryKey: ['review'],
  queryFn: ({ signal }) => call(getReview, { signal }),
})

export const reviewsQuery = queryOptions({
  queryKey: ['staff', 'reviews'],
  queryFn: ({ signal }) => call(listReviews, { signal }),
})

export const reviewForStaffQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'review', id],
    queryFn: ({ signal }) => call(getReviewForStaff, { params: { id }, signal }),
  })
