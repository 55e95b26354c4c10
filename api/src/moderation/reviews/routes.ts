import { getReview, updateReviewDocument, sendReview } from '@i-one/contract/moderation/reviews'
import { toInternationalNumber } from '../../accounts/rules.ts'
import type { Database } from '../../lib/database/database.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { lockActiveUser } from '../../lib/http/log-in.ts'
import { fitPicture } from '../../lib/http/picture.ts'
import { consumeQuota } from '../../lib/http/rate-limit.ts'
import { serve } from '../../lib/http/serve.ts'
import { getReviewDetails, getReviewReply } from './actions.ts'
import { documentLimit, requireOpen, requirePdf } from './rules.ts'
import { insertReview, lockReview, saveReviewDocument, saveSubmission } from './sql.ts'

const longestEdge = 2400

const readDocument = async (body: Uint8Array, type: string) => {
  if (type !== 'application/pdf')
    return { kind: 'photo' as const, bytes: await fitPicture(body, type, longestEdge) }
  requirePdf(body)
  return { kind: 'pdf' as const, bytes: Buffer.from(body) }
}

export const reviews = (app: App) => {
  const requireMaySend = async (db: Database, userId: string) => {
    const { state, standing, paper } = await getReviewDetails(db, userId)
    requireOpen(state, standing)
    return paper
  }

  serve(app, getReview, ({ user, db }) => getReviewReply(db, user.id))

  serve(app, updateReviewDocument, {
    prepare: async ({ body, user, db, now, request }) => {
      await requireMaySend(db, user.id)
      await consumeQuota(app, { limit: documentLimit, who: user.id }, now)
      return readDocument(body, request.headers['content-type'] ?? '')
    },
    handle: async ({ prepared: document, user, db, now }) => {
      await lockActiveUser(db, user.id)
      await lockReview(db, user.id)
      await requireMaySend(db, user.id)
      await saveReviewDocument(db, user.id, document, now)
      return getReviewReply(db, user.id)
    },
  })

  serve(app, sendReview, async ({ body, user, db, now }) => {
    const phoneNumber = toInternationalNumber(body.phoneNumber, app.config.defaultCountry)
    await lockActiveUser(db, user.id)
    await lockReview(db, user.id)
    const document = await requireMaySend(db, user.id)
    if (!document) throw new ApiError('paper-missing')
    await insertReview(db, user.id)
    await saveSubmission(db, user.id, phoneNumber, now)
    return getReviewReply(db, user.id)
  })
}
