import * as z from 'zod/mini'
import { photoFile } from '../accounts/photo.ts'
import { File, endpoint } from '../endpoint.ts'
import { ById, Done, Id, Instant, Point, lines, phone } from '../shapes.ts'

/**
 * Staff review an organizer's first pitch before it is listed. During the review it can be booked by its link.
 * `open`: something is to be sent. `asked`: staff asked for more, in `words`. `listed`: it is over, but bank details may be
 * sent for again. `not-needed`: there is nothing to look at.
 */
export const ReviewState = z.enum(['not-needed', 'open', 'sent', 'asked', 'listed', 'turned-down'])
export type ReviewState = z.infer<typeof ReviewState>

export const PaperKind = z.enum(['photo', 'pdf'])

/** The own review. `words` are what staff wrote last. */
export const Review = z.object({
  state: ReviewState,
  pitch: z.nullable(z.object({ _id: Id, name: z.string(), address: z.string() })),
  phoneNumber: z.string(),
  /** What was sent to show that the pitch is theirs to rent out: seen by staff alone, deleted once they have decided. */
  paper: z.nullable(z.object({ kind: PaperKind, at: Instant })),
  words: z.nullable(z.string()),
  sentAt: z.nullable(Instant),
  /** Whether those who owe see the bank details. */
  bankShown: z.boolean(),
})
export type Review = z.infer<typeof Review>

export const getReview = endpoint('GET /i-one/user/review', 'The review of my first pitch', { reply: Review })

const refusals = ['not-in-review', 'review-sent'] as const

/** A photo of at most 40 megapixels, of which nothing but the picture is kept, or a PDF. It takes the place of an earlier one. */
export const putReviewPaper = endpoint('PUT /i-one/user/review/paper', 'A photo or paper for the review', {
  file: { types: [...photoFile.types, 'application/pdf'], most: photoFile.most },
  body: File,
  reply: Review,
  refusals: [...refusals, 'too-many'],
})

export const sendReview = endpoint('POST /i-one/user/review', 'Send my first pitch for review', {
  body: z.object({ phoneNumber: phone('Phone number is required') }),
  reply: Review,
  refusals: [...refusals, 'paper-missing'],
})

/** Waiting for staff, who waits for longest first. `_id` is the account. */
export const listReviews = endpoint('GET /i-one/admin/reviews', 'Organizers who wait for a review', {
  reply: z.object({
    reviews: z.array(
      z.object({ _id: Id, name: z.string(), pitch: z.nullable(z.string()), sentAt: z.nullable(Instant) }),
    ),
  }),
  refusals: ['not-found'],
})

export const ReviewForStaff = z.extend(z.omit(Review, { pitch: true }), {
  _id: Id,
  name: z.string(),
  nickname: z.string(),
  pitch: z.nullable(
    z.object({
      _id: Id,
      name: z.string(),
      address: z.string(),
      photo: z.string(),
      location: Point,
      /** Other listed pitches near by, the nearest first; metres. */
      near: z.array(z.object({ _id: Id, name: z.string(), location: Point, distance: z.number() })),
    }),
  ),
  /** As they are now, the number by its last four digits. `since` is when they were said. */
  bank: z.nullable(
    z.object({ bank: z.string(), lastFour: z.string(), accountName: z.string(), since: Instant }),
  ),
  /** How many more wait. */
  waiting: z.int(),
})
export type ReviewForStaff = z.infer<typeof ReviewForStaff>

/** `phoneNumber` by its last four digits: the rest is shown by a call of its own. */
export const getReviewForStaff = endpoint('GET /i-one/admin/reviews/:id', 'A review, for staff', {
  params: ById,
  reply: ReviewForStaff,
  refusals: ['not-found'],
})

/** WebP or PDF. */
export const getReviewPaper = endpoint('GET /i-one/admin/reviews/:id/paper', 'The paper of a review', {
  params: ById,
  reply: File,
  replyType: 'image/webp',
  refusals: ['not-found'],
})

/** To call it. Asking is in the log. */
export const showReviewPhone = endpoint('POST /i-one/admin/reviews/:id/phone', 'The telephone of a review', {
  params: ById,
  reply: z.object({ phoneNumber: z.string() }),
  refusals: ['not-found'],
})

/** What staff look at. */
export const Check = z.enum(['person', 'place', 'paper', 'account'])
export type Check = z.infer<typeof Check>

export const Decision = z.enum(['list-with-bank', 'list', 'ask', 'turn-down'])
export type Decision = z.infer<typeof Decision>

/** Which of these have to be answered with yes. */
export const neededFor: Record<Decision, readonly Check[]> = {
  'list-with-bank': ['person', 'place', 'paper', 'account'],
  list: ['person', 'place', 'paper'],
  ask: [],
  'turn-down': [],
}

/**
 * Everything of the organizer is listed, or nothing. `words` are mailed to the organizer and in the log; they are needed
 * unless it is listed. `state`, `sentAt` and `bankSince` say what was looked at: where there is something newer, it
 * is `review-changed`.
 */
export const decideReview = endpoint('POST /i-one/admin/reviews/:id/decision', 'Decide on a review', {
  params: ById,
  body: z.object({
    decision: Decision,
    words: z.union([z.literal(''), lines('Say why', 1000)]),
    yes: z.array(Check).check(z.maxLength(4, 'At most 4')),
    state: ReviewState,
    sentAt: z.nullable(Instant),
    bankSince: z.nullable(Instant),
  }),
  reply: Done,
  refusals: ['not-found', 'not-in-review', 'review-changed'],
})
