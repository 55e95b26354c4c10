import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { endOfLink } from './rules.ts'

export const unconfirmedAddress = async (db: Database, userId: string) => {
  const user = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .executeTakeFirst()
  return user?.email
}

interface NewConfirmation {
  userId: string
  email: string
  linkHash: Buffer
}

/** The link before stops working. */
export const keepConfirmation = (db: Database, { userId, email, linkHash }: NewConfirmation, now: Date) => {
  const newest = { email, link_hash: linkHash, expires_at: endOfLink(now) }
  return db
    .insertInto('email_confirmations')
    .values({ user_id: userId, ...newest })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(newest))
    .execute()
}

/** Confirms the address that a link was mailed to, once, if it is the user's still. Answers whether it did. */
export const confirmAddress = async (db: Database, linkHash: Buffer, now: Date) => {
  const { numAffectedRows } = await sql`
    with used as (
      delete from email_confirmations where link_hash = ${linkHash} and expires_at > ${now}
      returning user_id, email
    )
    update users set email_confirmed_at = coalesce(email_confirmed_at, ${now})
    from used where users.id = used.user_id and users.email = used.email`.execute(db)
  return numAffectedRows === 1n
}

export const forgetConfirmations = async (db: Database, now: Date) => {
  await db.deleteFrom('email_confirmations').where('expires_at', '<=', now).execute()
}
