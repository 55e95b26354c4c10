import { createHash } from 'node:crypto'
import { day } from '@i-one/game/durations'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/database.ts'
import { deleteDue } from '../database/lot-by-lot.ts'
import { Refusal } from './refusal.ts'

interface Asked {
  userId: string
  key: string
  /** What was asked; the same key with anything else is refused. */
  request: unknown
  now: Date
}

/**
 * Answers a request that carries an Idempotency-Key: the first time by `work`, in the same transaction that keeps
 * its answer; after that with the answer kept. Two at once: the second waits for the first. A refusal keeps nothing.
 */
export const firstAnswer = <T>(
  db: Database,
  { userId, key, request, now }: Asked,
  work: (transaction: Database) => Promise<T>,
): Promise<T> =>
  inTransaction(db, async (transaction) => {
    const hash = createHash('sha256').update(JSON.stringify(request)).digest()
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('first_answers')
      .values({ user_id: userId, key, request_hash: hash, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (!numInsertedOrUpdatedRows) {
      const first = await transaction
        .selectFrom('first_answers')
        .select(['request_hash', 'reply'])
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .executeTakeFirstOrThrow()
      if (!first.request_hash.equals(hash)) throw new Refusal('key-reused')
      return first.reply as T
    }
    const reply = await work(transaction)
    await transaction
      .updateTable('first_answers')
      .set({ reply: JSON.stringify(reply) })
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .execute()
    return reply
  })

const keptFor = day

/** A client that repeats itself does so within minutes; after a day its answers are forgotten. */
export const forgetFirstAnswers = (db: Database, now: Date) =>
  deleteDue(db, 'first_answers', sql`created_at < ${new Date(now.getTime() - keptFor)}`)
