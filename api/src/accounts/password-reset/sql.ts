import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { deleteDueRows } from '../../lib/database/in-batches.ts'
import { firstValue } from '../../lib/database/rows.ts'
import { getResetExpiry, maxAttempts, getAttemptsStart } from './rules.ts'

export const getResetKey = async (db: Database) => {
  const secrets = db.selectFrom('secrets').select('value').where('name', '=', 'reset-codes')
  return (await secrets.executeTakeFirstOrThrow()).value
}

export interface NewReset {
  addressHash: Buffer
  userId: string | null
  codeHash: Buffer
  linkHash: Buffer
}

/** Keeps the column `tried_at`, so that a new code does not reset the user's limit of attempts. */
export const saveReset = async (db: Database, reset: NewReset, askerHash: Buffer, now: Date) => {
  const newest = {
    user_id: reset.userId,
    code_hash: reset.codeHash,
    link_hash: reset.linkHash,
    expires_at: getResetExpiry(now),
    used_at: null,
    tries: 0,
    asker_hash: null,
  }
  const saved = await db
    .insertInto('password_resets')
    .values({ address_hash: reset.addressHash, ...newest })
    .onConflict((conflict) =>
      conflict
        .column('address_hash')
        .doUpdateSet(newest)
        .where((row) =>
          row.or([
            row('password_resets.asker_hash', 'is', null),
            row('password_resets.asker_hash', '=', askerHash),
            row('password_resets.used_at', 'is not', null),
            row('password_resets.expires_at', '<=', now),
          ]),
        ),
    )
    .returning('address_hash')
    .executeTakeFirst()
  return saved !== undefined
}

export const saveRequester = (db: Database, { addressHash, codeHash }: NewReset, askerHash: Buffer) =>
  db
    .updateTable('password_resets')
    .set({ asker_hash: askerHash })
    .where('address_hash', '=', addressHash)
    .where('code_hash', '=', codeHash)
    .execute()

/** Checks and counts attempts in one statement, so that concurrent attempts cannot exceed the limit. */
export const consumeResetCode = async (db: Database, addressHash: Buffer, codeHash: Buffer, now: Date) =>
  (await firstValue<string | null>(db)`
    update password_resets set
      tries = tries + 1,
      tried_at = (tried_at || ${now}::timestamptz)[cardinality(tried_at) + 2 - ${maxAttempts.ofPerson}::int :],
      used_at = case when code_hash = ${codeHash} then ${now}::timestamptz end
    where address_hash = ${addressHash} and used_at is null and expires_at > ${now}
      -- guard: a reset code allows five attempts
      and tries < ${maxAttempts.ofCode}
      and (cardinality(tried_at) < ${maxAttempts.ofPerson} or tried_at[1] <= ${getAttemptsStart(now)})
    returning case when used_at is not null then user_id end as user_id`) ?? undefined

export const consumeResetLink = async (db: Database, linkHash: Buffer, now: Date) => {
  const used = await db
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('link_hash', '=', linkHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return used?.user_id ?? undefined
}

export const insertResetTicket = (db: Database, ticketHash: Buffer, userId: string, now: Date) =>
  db
    .insertInto('reset_tickets')
    .values({ ticket_hash: ticketHash, user_id: userId, expires_at: getResetExpiry(now) })
    .execute()

export const findResetTicketHolder = (
  db: Database,
  { ticketHash, emailKey }: { ticketHash: Buffer; emailKey: string },
  now: Date,
) =>
  db
    .selectFrom('reset_tickets')
    .innerJoin('users', 'users.id', 'reset_tickets.user_id')
    .where('ticket_hash', '=', ticketHash)
    // guard: a reset ticket is valid for one account
    .where('email_key', '=', emailKey)
    .where('expires_at', '>', now)
    .select(['users.id', 'first_name as firstName', 'last_name as lastName', 'nickname', 'email'])
    .executeTakeFirst()

export const consumeResetTicket = async (db: Database, ticketHash: Buffer, now: Date) => {
  const { numDeletedRows } = await db
    .deleteFrom('reset_tickets')
    .where('ticket_hash', '=', ticketHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export const revokeResets = async (db: Database, userId: string, now: Date) => {
  await db.deleteFrom('reset_tickets').where('user_id', '=', userId).execute()
  await db
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
}

export const deleteExpiredResets = async (db: Database, now: Date) => {
  await deleteDueRows(db, 'reset_tickets', sql`expires_at <= ${now}`)
  await deleteDueRows(db, 'password_resets', sql`expires_at <= ${getAttemptsStart(now)}`)
}
