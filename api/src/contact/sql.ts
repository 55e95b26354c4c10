import { sql } from 'kysely'
import type { Database } from '../lib/database/database.ts'
import { lotByLot } from '../lib/database/lot-by-lot.ts'

export interface NewMessage {
  name: string
  email: string
  pitch?: string | undefined
  message: string
}

export const addMessage = (db: Database, { name, email, pitch, message }: NewMessage, now: Date) =>
  db
    .insertInto('contact_messages')
    .values({ name, email, pitch: pitch || null, message, sent_at: now })
    .execute()

export const forgetOldMessages = (db: Database, before: Date) =>
  lotByLot((most) =>
    sql`delete from contact_messages where id in (
      select id from contact_messages where sent_at < ${before} limit ${most} for update skip locked)`.execute(
      db,
    ),
  )
