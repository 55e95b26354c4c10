import type { StoredMessage } from '@i-one/contract/contact'
import { sql } from 'kysely'
import type { Database } from '../lib/database/database.ts'
import { deleteDueRows } from '../lib/database/in-batches.ts'
import { allRows } from '../lib/database/rows.ts'

export interface NewMessage {
  name: string
  email: string
  pitch?: string | undefined
  message: string
  language?: string
}

export const insertMessage = (
  db: Database,
  { name, email, pitch, message, language }: NewMessage,
  now: Date,
) =>
  db
    .insertInto('contact_messages')
    .values({ name, email, pitch: pitch || null, message, language, sent_at: now })
    .execute()

export const listStoredMessages = (db: Database) =>
  allRows<Omit<StoredMessage, 'sentAt' | 'answeredAt'> & { sentAt: Date; answeredAt: Date | null }>(db)`
    (select id as _id, name, email, pitch, message, sent_at as "sentAt", answered_at as "answeredAt"
      from contact_messages where answered_at is null order by sent_at, id limit 100)
    union all
    (select id, name, email, pitch, message, sent_at, answered_at
      from contact_messages where answered_at is not null order by answered_at desc, id limit 100)`

export const lockMessage = (db: Database, id: string) =>
  db
    .selectFrom('contact_messages')
    .select(['email', 'message', 'language', 'answered_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const saveAnsweredAt = (db: Database, id: string, now: Date) =>
  db.updateTable('contact_messages').set({ answered_at: now }).where('id', '=', id).execute()

export const deleteMessagesFrom = (db: Database, email: string) =>
  sql`
    delete from contact_messages
    where lower(normalize(email, nfkc)) = lower(normalize(${email}::text, nfkc))`.execute(db)

export const deleteOldMessages = (db: Database, before: Date) =>
  deleteDueRows(db, 'contact_messages', sql`sent_at < ${before}`)
