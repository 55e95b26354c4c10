import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { deleteDueRows } from '../../lib/database/in-batches.ts'
import { hashToken } from '../../lib/token.ts'
import { challengeLifetime } from './rules.ts'

export type ChallengeInput =
  | { purpose: 'sign-in'; userId: null }
  | { purpose: 'add' | 'prove'; userId: string }

const columns = [
  ...(['id', 'user_id', 'name', 'credential_id', 'public_key'] as const),
  ...(['counter', 'transports', 'created_at', 'used_at'] as const),
] as const

export const listPasskeysOf = (db: Database, userId: string) =>
  db
    .selectFrom('passkeys')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const findPasskeyByCredential = (db: Database, credentialId: Buffer) =>
  db.selectFrom('passkeys').select(columns).where('credential_id', '=', credentialId).executeTakeFirst()

interface NewPasskey {
  userId: string
  name: string
  credentialId: Buffer
  publicKey: Buffer
  counter: number
  transports: string[]
}

export const insertPasskey = (db: Database, row: NewPasskey, now: Date) =>
  db
    .insertInto('passkeys')
    .values({
      user_id: row.userId,
      name: row.name,
      credential_id: row.credentialId,
      public_key: row.publicKey,
      counter: row.counter,
      transports: row.transports,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(columns)
    .executeTakeFirst()

/** Returns false if the counter has not increased, as for a cloned passkey. Passkeys without a counter send 0. */
export const recordPasskeyUse = async (db: Database, id: string, counter: number, now: Date) => {
  const { numAffectedRows } = await sql`
    update passkeys set counter = ${counter}, used_at = ${now}
    where id = ${id} and (counter < ${counter} or counter = 0 and ${counter} = 0)`.execute(db)
  return numAffectedRows === 1n
}

export const lockPasskey = async (db: Database, userId: string, id: string) =>
  (await db
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()) !== undefined

export const deletePasskey = (db: Database, id: string) =>
  db.deleteFrom('passkeys').where('id', '=', id).execute()

export const insertPasskeyChallenge = (
  db: Database,
  challenge: string,
  { purpose, userId }: ChallengeInput,
  now: Date,
) =>
  db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashToken(challenge),
      purpose,
      user_id: userId,
      expires_at: new Date(now.getTime() + challengeLifetime),
    })
    .execute()

export const consumeChallenge = async (
  db: Database,
  challenge: string,
  { purpose, userId }: ChallengeInput,
  now: Date,
) => {
  const { numAffectedRows } = await sql`
    delete from passkey_challenges
    where challenge_hash = ${hashToken(challenge)} and purpose = ${purpose}
      and user_id is not distinct from ${userId} and expires_at > ${now}`.execute(db)
  return numAffectedRows === 1n
}

export const deleteExpiredChallenges = (db: Database, now: Date) =>
  deleteDueRows(db, 'passkey_challenges', sql`expires_at <= ${now}`)
