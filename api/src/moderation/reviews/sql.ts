import type { Review } from '@i-one/contract/moderation/reviews'
import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { deleteDueRows } from '../../lib/database/in-batches.ts'
import { allRows, firstRow } from '../../lib/database/rows.ts'

export type StoredReviewState = Exclude<Review['state'], 'not-needed'>
export type ReviewDocumentKind = NonNullable<Review['paper']>['kind']

export interface StoredReview {
  state: StoredReviewState
  phoneNumber: string
  words: string | null
  sentAt: Date | null
}

const columns = sql`state, phone_number as "phoneNumber", words, sent_at as "sentAt"`

export const findReview = (db: Database, userId: string) =>
  firstRow<StoredReview>(db)`select ${columns} from organizer_reviews where user_id = ${userId}`

export const lockReview = (db: Database, userId: string) =>
  firstRow<StoredReview>(db)`select ${columns} from organizer_reviews where user_id = ${userId} for update`

export const insertReview = (db: Database, userId: string) =>
  sql`
    insert into organizer_reviews (user_id, state) values (${userId}, 'open')
    on conflict do nothing`.execute(db)

export const saveSubmission = (db: Database, userId: string, phoneNumber: string, now: Date) =>
  db
    .updateTable('organizer_reviews')
    .set({ state: 'sent', phone_number: phoneNumber, sent_at: now })
    .where('user_id', '=', userId)
    .execute()

type Decision = Pick<StoredReview, 'state' | 'words'>

export const saveDecision = (db: Database, userId: string, { state, words }: Decision) =>
  db
    .updateTable('organizer_reviews')
    .set({ state, words, ...(state !== 'asked' && { phone_number: '' }) })
    .where('user_id', '=', userId)
    .execute()

export const deleteReviewerReasons = (db: Database, userId: string) =>
  sql`
    update organizer_reviews r set words = null where exists (select from audit_log l
      where l.by = ${userId} and l.subject_id = r.user_id and l.why = r.words)`.execute(db)

export const listSubmittedReviews = (db: Database) =>
  allRows<{ _id: string; name: string; pitch: string | null; sentAt: Date }>(db)`
    select r.user_id as _id, concat_ws(' ', u.first_name, u.last_name) as name, r.sent_at as "sentAt",
      (select p.name from pitches p where p.owner_id = u.id order by p.created_at, p.id limit 1) as pitch
    from organizer_reviews r join users u on u.id = r.user_id
    where r.state = 'sent' order by r.sent_at, r.user_id`

export const saveReviewDocument = (
  db: Database,
  userId: string,
  { kind, bytes }: { kind: ReviewDocumentKind; bytes: Buffer },
  now: Date,
) => {
  const paper = { kind, bytes, at: now }
  return db
    .insertInto('review_papers')
    .values({ user_id: userId, ...paper })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(paper))
    .execute()
}

export const findReviewDocument = (db: Database, userId: string) =>
  firstRow<{ kind: ReviewDocumentKind; at: Date }>(
    db,
  )`select kind, at from review_papers where user_id = ${userId}`

export const findReviewDocumentBytes = (db: Database, userId: string) =>
  firstRow<{ kind: ReviewDocumentKind; bytes: Buffer }>(db)`
    select kind, bytes from review_papers where user_id = ${userId}`

export const deleteReviewDocument = (db: Database, userId: string) =>
  db.deleteFrom('review_papers').where('user_id', '=', userId).execute()

export const deleteOldReviewDocuments = (db: Database, before: Date) =>
  deleteDueRows(db, 'review_papers', sql`at < ${before}`)
