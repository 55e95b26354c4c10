import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { deleteDue } from '../../lib/database/lot-by-lot.ts'
import { firstValue } from '../../lib/database/rows.ts'
import { endOf, mostTries, triesCountFrom } from './rules.ts'

/** What codes and addresses are hashed with. */
export const resetKey = async (db: Database) => {
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'reset-codes')
    .executeTakeFirstOrThrow()
  return value
}

export interface NewReset {
  addressHash: Buffer
  userId: string | null
  codeHash: Buffer
  linkHash: Buffer
}

/**
 * Keeps the newest code and link of an address, unless another browser waits for its own. The older ones stop working; the
 * tries of its person stand. Answers whether they are kept.
 */
export const keepReset = async (db: Database, reset: NewReset, askerHash: Buffer, now: Date) => {
  const newest = {
    user_id: reset.userId,
    code_hash: reset.codeHash,
    link_hash: reset.linkHash,
    expires_at: endOf(now),
    used_at: null,
    tries: 0,
    asker_hash: null,
  }
  const kept = await db
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
  return kept !== undefined
}

/** Whom the newest code was mailed for. */
export const keepAsker = (db: Database, { addressHash, codeHash }: NewReset, askerHash: Buffer) =>
  db
    .updateTable('password_resets')
    .set({ asker_hash: askerHash })
    .where('address_hash', '=', addressHash)
    .where('code_hash', '=', codeHash)
    .execute()

/**
 * Counts a try and compares it, in one statement: of any number at once each sees the count that the one before left.
 * Answers the user whose code it was.
 */
export const tryCode = async (db: Database, addressHash: Buffer, codeHash: Buffer, now: Date) =>
  (await firstValue<string | null>(db)`
    update password_resets set
      tries = tries + 1,
      tried_at = (tried_at || ${now}::timestamptz)[cardinality(tried_at) + 2 - ${mostTries.ofPerson}::int :],
      used_at = case when code_hash = ${codeHash} then ${now}::timestamptz end
    where address_hash = ${addressHash} and used_at is null and expires_at > ${now}
      -- guard: a reset code allows five tries
      and tries < ${mostTries.ofCode}
      and (cardinality(tried_at) < ${mostTries.ofPerson} or tried_at[1] <= ${triesCountFrom(now)})
    returning case when used_at is not null then user_id end as user_id`) ?? undefined

/** Answers the user whose link it was. */
export const tryLink = async (db: Database, linkHash: Buffer, now: Date) => {
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

export const addTicket = (db: Database, ticketHash: Buffer, userId: string, now: Date) =>
  db
    .insertInto('reset_tickets')
    .values({ ticket_hash: ticketHash, user_id: userId, expires_at: endOf(now) })
    .execute()

/** The account a ticket was given for, while it is good; none where that is not the account at `emailKey`. */
export const ticketHolder = (
  db: Database,
  { ticketHash, emailKey }: { ticketHash: Buffer; emailKey: string },
  now: Date,
) =>
  db
    .selectFrom('reset_tickets')
    .innerJoin('users', 'users.id', 'reset_tickets.user_id')
    .where('ticket_hash', '=', ticketHash)
    // guard: a reset ticket is for one account
    .where('email_key', '=', emailKey)
    .where('expires_at', '>', now)
    .select(['users.id', 'first_name as firstName', 'last_name as lastName', 'nickname', 'email'])
    .executeTakeFirst()

/** Takes a ticket, once. Answers whether it was still there. */
export const takeTicket = async (db: Database, ticketHash: Buffer, now: Date) => {
  const { numDeletedRows } = await db
    .deleteFrom('reset_tickets')
    .where('ticket_hash', '=', ticketHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Codes, links and tickets of this user that were not used yet. */
export const endResets = async (db: Database, userId: string, now: Date) => {
  await db.deleteFrom('reset_tickets').where('user_id', '=', userId).execute()
  await db
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
}

/** A code's last try is before its end, so 30 days after that none counts any more. */
export const forgetResets = async (db: Database, now: Date) => {
  await deleteDue(db, 'reset_tickets', sql`expires_at <= ${now}`)
  await deleteDue(db, 'password_resets', sql`expires_at <= ${triesCountFrom(now)}`)
}
