import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { day } from '@i-one/game/durations'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { deleteDueRows } from '../database/in-batches.ts'
import { ApiError } from './api-error.ts'

interface Input {
  userId: string
  key: string
  request: unknown
  /** True if the response contains a one-time code: the stored response is encrypted with a key derived from `key`. */
  isSecret: boolean
  now: Date
}

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

const sealingKey = (key: string, userId: string) =>
  Buffer.from(hkdfSync('sha256', key, userId, 'first answer', 32))

const seal = (reply: unknown, key: Buffer) => {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, key, iv)
  const text = [sealing.update(JSON.stringify(reply)), sealing.final()]
  return Buffer.concat([iv, sealing.getAuthTag(), ...text]).toString('base64')
}

const unseal = (sealed: string, key: Buffer): unknown => {
  const bytes = Buffer.from(sealed, 'base64')
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes))
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  const text = [opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]
  return JSON.parse(Buffer.concat(text).toString())
}

const storedAs = ({ userId, key, request, isSecret }: Input) => ({
  key: isSecret ? createHash('sha256').update(key).digest('base64url') : key,
  sealing: isSecret ? sealingKey(key, userId) : undefined,
  hash: createHash('sha256').update(JSON.stringify(request)).digest(),
})

const responsesOf = (db: Database, userId: string, key: string) =>
  db.selectFrom('first_answers').where('user_id', '=', userId).where('key', '=', key)

export const findStoredResponse = async (db: Database, input: Input) => {
  const { key, sealing, hash } = storedAs(input)
  const first = await responsesOf(db, input.userId, key).select(['request_hash', 'reply']).executeTakeFirst()
  if (!first) return undefined
  if (!first.request_hash.equals(hash) || first.reply === null) throw new ApiError('key-reused')
  return { reply: sealing ? unseal(first.reply as string, sealing) : first.reply }
}

/** Runs `work` once per idempotency key. A concurrent retry waits for the first request. Errors are not stored. */
export const runIdempotent = async <T>(db: Database, input: Input, work: () => Promise<T>): Promise<T> => {
  const { userId, now } = input
  const { key, sealing, hash } = storedAs(input)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('first_answers')
    .values({ user_id: userId, key, request_hash: hash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  // guard: a repeated idempotency key returns the first response
  if (!numInsertedOrUpdatedRows) {
    const first = await findStoredResponse(db, input)
    if (!first) throw new ApiError('key-reused')
    return first.reply as T
  }
  const reply = await work().catch(async (error: unknown) => {
    if (error instanceof ApiError && error.keepsChanges)
      await db.deleteFrom('first_answers').where('user_id', '=', userId).where('key', '=', key).execute()
    throw error
  })
  await db
    .updateTable('first_answers')
    .set({ reply: JSON.stringify(sealing ? seal(reply, sealing) : reply) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute()
  return reply
}

export const clearResponsesAbout = (db: Database, userId: string, things: readonly string[]) =>
  sql`
    update first_answers set reply = null
    where reply ->> '_id' = any (${things}::text[]) or reply::text like ${`%${userId}%`}`.execute(db)

const retention = day

export const deleteOldResponses = (db: Database, now: Date) =>
  deleteDueRows(db, 'first_answers', sql`created_at < ${new Date(now.getTime() - retention)}`)
