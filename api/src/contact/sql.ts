import type { Database } from '../lib/database/database.ts'

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
