import { day } from '@i-one/game/durations'
import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { deleteDueRows } from '../../lib/database/in-batches.ts'
import { firstValue } from '../../lib/database/rows.ts'

const getLinkExpiry = (now: Date) => new Date(now.getTime() + 7 * day)

export const findUnconfirmedAddress = async (db: Database, userId: string) =>
  (await firstValue<string | null>(db)`
    select coalesce(new_email, case when email_confirmed_at is null then email end)
    from users where id = ${userId}`) ?? undefined

interface Opened {
  userId: string
  email: string
}

interface NewConfirmation extends Opened {
  linkHash: Buffer
}

export const saveConfirmation = (db: Database, { userId, email, linkHash }: NewConfirmation, now: Date) => {
  const newest = { email, link_hash: linkHash, expires_at: getLinkExpiry(now) }
  return db
    .insertInto('email_confirmations')
    .values({ user_id: userId, ...newest })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(newest))
    .execute()
}

export const consumeConfirmationLink = (db: Database, linkHash: Buffer, now: Date) =>
  db
    .deleteFrom('email_confirmations')
    .where('link_hash', '=', linkHash)
    .where('expires_at', '>', now)
    .returning(['user_id as userId', 'email'])
    .executeTakeFirst()

export const confirmAddress = async (db: Database, { userId, email }: Opened, now: Date) => {
  const { numAffectedRows } = await sql`
    update users set email_confirmed_at = coalesce(email_confirmed_at, ${now})
    where id = ${userId} and email = ${email}`.execute(db)
  return numAffectedRows === 1n
}

/** Violates a unique constraint if another account has taken the address in the meantime. */
export const applyNewAddress = async (db: Database, { userId, email }: Opened, now: Date) => {
  const { numAffectedRows } = await sql`
    update users set email = new_email, email_key = new_email_key, email_confirmed_at = ${now},
      new_email = null, new_email_key = null
    where id = ${userId} and new_email = ${email}`.execute(db)
  return numAffectedRows === 1n
}

export const deleteConfirmation = (db: Database, userId: string) =>
  db.deleteFrom('email_confirmations').where('user_id', '=', userId).execute()

export const deleteExpiredConfirmations = (db: Database, now: Date) =>
  deleteDueRows(db, 'email_confirmations', sql`expires_at <= ${now}`)
