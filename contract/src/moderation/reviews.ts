import * as z from 'zod/mini'
import { photoFile } from '../accounts/photo.ts'
import { FileSchema, endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { ById, Done, Id, Instant, Point, textField, phoneField } from '../shapes.ts'

/** `asked`: staff need more information, see `words`. `listed`: published, but bank details can still be submitted. */
export const ReviewState = z.enum(['not-needed', 'open', 'sent', 'asked', 'listed', 'turned-down'])
export type ReviewState = z.infer<typeof ReviewState>

export const DocumentKind = z.enum(['photo', 'pdf'])

export const Review = z.object({
  state: ReviewState,
  pitch: z.nullable(z.object({ _id: Id, name: z.string(), address: z.string() })),
  phoneNumber: z.string(),
  paper: z.nullable(z.object({ kind: DocumentKind, at: Instant })),
  words: z.nullable(z.string()),
  sentAt: z.nullable(Instant),
  bankShown: z.boolean(),
})
export type Review = z.infer<typeof Review>

export const getReview = endpoint('GET /i-one/user/review', "Get your first pitch's review", {
  reply: Review,
})

const errors = ['not-in-review', 'review-sent'] as const

export const updateReviewDocument = endpoint(
  'PUT /i-one/user/review/paper',
  'Upload a document for your account review',
  {
    file: { types: [...photoFile.types, 'application/pdf'], max: photoFile.max },
    body: FileSchema,
    reply: Review,
    errors: [...errors, 'too-many'],
  },
)

export const sendReview = endpoint('POST /i-one/user/review', 'Submit your first pitch for review', {
  body: z.object({ phoneNumber: phoneField(message('Phone number is required')) }),
  reply: Review,
  errors: [...errors, 'paper-missing'],
})

export const listReviews = endpoint('GET /i-one/admin/reviews', 'List reviews awaiting a decision', {
  reply: z.object({
    reviews: z.array(
      z.object({ _id: Id, name: z.string(), pitch: z.nullable(z.string()), sentAt: z.nullable(Instant) }),
    ),
  }),
  errors: ['not-found'],
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
      near: z.array(z.object({ _id: Id, name: z.string(), location: Point, distance: z.number() })),
    }),
  ),
  bank: z.nullable(
    z.object({ bank: z.string(), lastFour: z.string(), accountName: z.string(), since: Instant }),
  ),
  waiting: z.int(),
})
export type ReviewForStaff = z.infer<typeof ReviewForStaff>

/** `phoneNumber` contains only the last four digits. `showReviewPhone` returns the whole number. */
export const getReviewForStaff = endpoint('GET /i-one/admin/reviews/:id', 'Get a review as staff', {
  params: ById,
  reply: ReviewForStaff,
  errors: ['not-found'],
})

export const getReviewDocument = endpoint('GET /i-one/admin/reviews/:id/paper', "Get a review's document", {
  params: ById,
  reply: FileSchema,
  replyType: 'image/webp',
  errors: ['not-found'],
})

export const showReviewPhone = endpoint(
  'POST /i-one/admin/reviews/:id/phone',
  "Reveal a review's phone number",
  { params: ById, reply: z.object({ phoneNumber: z.string() }), errors: ['not-found'] },
)

export const ReviewCheck = z.enum(['person', 'place', 'paper', 'account'])
export type ReviewCheck = z.infer<typeof ReviewCheck>

export const ReviewDecision = z.enum(['list-with-bank', 'list', 'ask', 'turn-down'])
export type ReviewDecision = z.infer<typeof ReviewDecision>

export const requiredChecks: Record<ReviewDecision, readonly ReviewCheck[]> = {
  'list-with-bank': ['person', 'place', 'paper', 'account'],
  list: ['person', 'place', 'paper'],
  ask: [],
  'turn-down': [],
}

/** Fails with `review-changed` if `state`, `sentAt` or `bankSince` is outdated. Emails `words` to the organizer. */
export const decideReview = endpoint('POST /i-one/admin/reviews/:id/decision', 'Decide on a review', {
  params: ById,
  body: z.object({
    decision: ReviewDecision,
    words: z.union([z.literal(''), textField(message('Give a reason'), 1000)]),
    yes: z.array(ReviewCheck).check(z.maxLength(4, message('At most 4 checks'))),
    state: ReviewState,
    sentAt: z.nullable(Instant),
    bankSince: z.nullable(Instant),
  }),
  reply: Done,
  errors: ['not-found', 'not-in-review', 'review-changed'],
})
