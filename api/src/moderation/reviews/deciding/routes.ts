import {
  type ReviewForStaff,
  decideReview,
  getReviewForStaff,
  getReviewDocument,
  listReviews,
  showReviewPhone,
} from '@i-one/contract/moderation/reviews'
import { queueUserMail } from '../../../accounts/actions.ts'
import { showBankDetails, lockUser } from '../../../accounts/sql.ts'
import { addChangesToCentreLog } from '../../../centre-log.ts'
import type { Database } from '../../../lib/database/database.ts'
import { ApiError, requireFound } from '../../../lib/http/api-error.ts'
import type { App } from '../../../lib/http/app.ts'
import { serve } from '../../../lib/http/serve.ts'
import { i18n } from '../../../lib/i18n/i18n.ts'
import { listBankDetails } from '../../../payments/bank-details/sql.ts'
import { findNearest } from '../../../pitches/actions.ts'
import { closePitchReview, listPitchesOf } from '../../../pitches/registration/sql.ts'
import { requireStaff } from '../../../roles.ts'
import { insertLogLine, toAccountSubject } from '../../audit/sql.ts'
import { type ReviewDetails, getReviewDetails, toReviewReply } from '../actions.ts'
import { reviewDecidedMail } from '../emails.ts'
import { maskPhone, requireDecidable, stateAfterDecision } from '../rules.ts'
import {
  deleteReviewDocument,
  lockReview,
  findReviewDocumentBytes,
  findReview,
  saveDecision,
  listSubmittedReviews,
} from '../sql.ts'

const nearByKilometres = 2

const findBank = async (db: Database, userId: string): Promise<ReviewForStaff['bank']> => {
  const last = (await listBankDetails(db, userId)).at(-1)
  if (!last?.details) return null
  const { bank, accountNumber, accountName } = last.details
  return { bank, lastFour: accountNumber.slice(-4), accountName, since: last.since.toISOString() }
}

type PitchForStaff = ReviewForStaff['pitch']

const toPitch = async (db: Database, pitch: ReviewDetails['pitch'], now: Date): Promise<PitchForStaff> => {
  if (!pitch) return null
  const near = await findNearest(db, { position: pitch, radius: nearByKilometres, limit: 4 }, now)
  return {
    _id: pitch.id,
    name: pitch.name,
    address: pitch.address,
    photo: pitch.photo,
    location: { type: 'Point', coordinates: [pitch.lng, pitch.lat] },
    near: near
      .filter(({ _id }) => _id !== pitch.id)
      .map(({ _id, name, location, distance }) => ({ _id, name, location, distance })),
  }
}

export const reviewDecisions = (app: App) => {
  serve(app, listReviews, async ({ user, db }) => {
    requireStaff(user)
    const sent = await listSubmittedReviews(db)
    return { reviews: sent.map((one) => ({ ...one, sentAt: one.sentAt.toISOString() })) }
  })

  serve(app, getReviewForStaff, async ({ params: { id }, user, db, now }) => {
    requireStaff(user)
    requireFound(await findReview(db, id))
    const review = await getReviewDetails(db, id)
    const others = (await listSubmittedReviews(db)).filter(({ _id }) => _id !== id)
    return {
      ...toReviewReply(review),
      _id: id,
      name: `${review.user.firstName} ${review.user.lastName}`,
      nickname: review.user.nickname,
      phoneNumber: maskPhone(review.phoneNumber),
      pitch: await toPitch(db, review.pitch, now),
      bank: await findBank(db, id),
      waiting: others.length,
    }
  })

  serve(app, getReviewDocument, async ({ params: { id }, user, db, reply }) => {
    requireStaff(user)
    const { kind, bytes } = requireFound(await findReviewDocumentBytes(db, id))
    if (kind === 'pdf')
      reply.type('application/pdf').header('content-disposition', 'attachment; filename="document.pdf"')
    return bytes
  })

  serve(app, showReviewPhone, async ({ params: { id }, user, db, now }) => {
    requireStaff(user)
    const { phoneNumber } = requireFound(await findReview(db, id))
    await insertLogLine(db, { by: user.id, act: 'phone-shown', subject: toAccountSubject(id) }, now)
    return { phoneNumber }
  })

  serve(app, decideReview, async ({ params: { id }, body, user, db, now }) => {
    requireStaff(user)
    const { decision, words, yes } = body
    await lockUser(db, id)
    const review = requireFound(await lockReview(db, id))
    requireDecidable(review, body)
    const bankSince = (await findBank(db, id))?.since ?? null
    const isCurrent = body.state === review.state && body.sentAt === (review.sentAt?.toISOString() ?? null)
    if (!isCurrent || body.bankSince !== bankSince) throw new ApiError('review-changed')
    if (decision === 'list-with-bank' && bankSince === null) throw new ApiError('review-changed')
    const state = stateAfterDecision[decision]
    await saveDecision(db, id, { state, words: words || null })
    if (state !== 'asked') {
      await deleteReviewDocument(db, id)
      const to = state === 'listed' ? 'published' : 'hidden'
      for (const pitch of await listPitchesOf(db, id))
        if (pitch.review && pitch.listed) {
          const from = pitch.review === 'waiting' ? 'in review' : 'hidden'
          const at = { centreId: pitch.centre, by: null, now }
          await addChangesToCentreLog(db, at, [{ what: 'published', from, to }], pitch.name)
        }
      await closePitchReview(db, id, state === 'listed')
    }
    if (decision === 'list-with-bank') await showBankDetails(db, id)
    const facts = { decision, yes: yes.join(' ') || null }
    const subject = toAccountSubject(id)
    await insertLogLine(db, { by: user.id, act: 'review-decided', subject, why: words || null, facts }, now)
    await queueUserMail(db, id, (to) => reviewDecidedMail(to, { decision, words }, app.config), user.id)
    return {
      message:
        state === 'listed' ? i18n._('The pitch is published.') : i18n._('The organizer will get an email.'),
    }
  })
}
