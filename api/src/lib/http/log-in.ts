import { retentionDays } from '@i-one/contract/privacy'
import { day, hour } from '@i-one/game/durations'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { type Config, isLoopback } from '../config.ts'
import type { Database } from '../database/database.ts'
import { prepareRead } from '../database/prepared.ts'
import { allIds, firstRow } from '../database/rows.ts'
import { notifyTopics } from '../live/live.ts'
import { hashToken } from '../token.ts'
import { ApiError } from './api-error.ts'
import { isLocalRequest } from './caller.ts'

export interface AuthenticatedUser {
  id: string
  isOwner: boolean
  isAdmin: boolean
  /** True for staff who have not used a passkey in this login. Staff need a passkey except on localhost. */
  needsPasskey: boolean
  tokenHash: Buffer
}

const maxDays = 180
// guard: an unused login expires
const lastUse = (now: Date) => new Date(now.getTime() - retentionDays.unusedLogins * day)
const lastSignIn = (now: Date) => new Date(now.getTime() - maxDays * day)

const touchAfter = hour

interface FoundLogin extends Omit<AuthenticatedUser, 'tokenHash' | 'needsPasskey'> {
  byPasskey: boolean
  isDemo: boolean
  suspendedAt: Date | null
  usedAt: Date
}

const loginOf = prepareRead<{ tokenHash: Buffer; usedSince: Date; begunSince: Date }, FoundLogin>(
  ({ tokenHash, usedSince, begunSince }) => sql`
    select u.id, u.is_owner as "isOwner", u.is_admin as "isAdmin", u.is_demo as "isDemo",
      l.passkey_id is not null as "byPasskey", u.suspended_at as "suspendedAt", l.used_at as "usedAt"
    from logins l join users u on u.id = l.user_id
    where l.token_hash = ${tokenHash} and l.used_at > ${usedSince} and l.created_at > ${begunSince}`,
)

/** Returns null for unknown or expired tokens, and for demo accounts unless the request is local. */
export const findLogin = async (
  { db, config }: { db: Database; config: Pick<Config, 'publicUrl'> },
  token: string,
  request: FastifyRequest,
  now: Date,
): Promise<AuthenticatedUser | null> => {
  const tokenHash = hashToken(token)
  const [row] = await loginOf(db, { tokenHash, usedSince: lastUse(now), begunSince: lastSignIn(now) })
  if (!row || (row.isDemo && !isLocalRequest(request, config))) return null
  request.account = row.id
  // guard: a suspended user has no access
  if (row.suspendedAt) throw new ApiError('suspended')
  if (now.getTime() - row.usedAt.getTime() > touchAfter)
    await sql`update logins set used_at = ${now} where token_hash = ${tokenHash} and used_at < ${now}
    `.execute(db)
  // guard: staff rights need a passkey
  const needsPasskey = row.isAdmin && !row.byPasskey && !isLoopback(config)
  return { id: row.id, isOwner: row.isOwner, isAdmin: row.isAdmin && !needsPasskey, needsPasskey, tokenHash }
}

/** Locks a user, which prevents deletion and suspension until the transaction ends. Call before taking any other lock. */
export const lockActiveUser = async (db: Database, userId: string) => {
  const state = await lockAccountState(db, userId)
  // guard: a deleted account's request fails
  if (state === 'gone') throw new ApiError('not-signed-in')
  if (state === 'suspended') throw new ApiError('suspended')
}

export const lockAccountState = async (db: Database, userId: string) => {
  const user = await firstRow<{ isSuspended: boolean }>(db)`
    select suspended_at is not null as "isSuspended" from users where id = ${userId} for key share`
  return user ? (user.isSuspended ? 'suspended' : 'there') : 'gone'
}

/** Locks the user, so that a concurrent password reset, which deletes all logins, cannot miss the new login. */
export const lockUserAndAddLogin = async (
  db: Database,
  user: { id: string; passwordHash: string },
  login: { tokenHash: Buffer; device: string },
  now: Date,
) => {
  const { numAffectedRows } = await sql`
    insert into logins (token_hash, device, user_id, created_at, used_at)
    select ${login.tokenHash}, ${login.device}, id, ${now}, ${now} from users
    where id = ${user.id} and password_hash = ${user.passwordHash}
    for share`.execute(db)
  return numAffectedRows === 1n
}

export const lockPasskeyAndAddLogin = async (
  db: Database,
  passkeyId: string,
  login: { tokenHash: Buffer; device: string },
  now: Date,
) => {
  const { numAffectedRows } = await sql`
    insert into logins (token_hash, device, user_id, passkey_id, created_at, used_at)
    select ${login.tokenHash}, ${login.device}, user_id, id, ${now}, ${now} from passkeys
    where id = ${passkeyId}
    for share`.execute(db)
  return numAffectedRows === 1n
}

export const saveLoginPasskey = (db: Database, tokenHash: Buffer, passkeyId: string) =>
  db.updateTable('logins').set({ passkey_id: passkeyId }).where('token_hash', '=', tokenHash).execute()

export const revokeLoginsOfPasskey = (db: Database, passkeyId: string, but: Buffer) =>
  db.deleteFrom('logins').where('passkey_id', '=', passkeyId).where('token_hash', '!=', but).execute()

export const revokeLogin = (db: Database, tokenHash: Buffer) =>
  db.deleteFrom('logins').where('token_hash', '=', tokenHash).execute()

export const revokeLoginById = (db: Database, userId: string, id: string) =>
  db.deleteFrom('logins').where('user_id', '=', userId).where('id', '=', id).execute()

export const revokeLogins = (db: Database, userId: string) =>
  db.deleteFrom('logins').where('user_id', '=', userId).execute()

export const revokeLoginsExcept = (db: Database, userId: string, tokenHash: Buffer) =>
  db.deleteFrom('logins').where('user_id', '=', userId).where('token_hash', '!=', tokenHash).execute()

export const revokeDemoLogins = (db: Database) =>
  sql`delete from logins using users where users.id = user_id and is_demo`.execute(db)

export const toLoginsTopic = (userId: string) => `logins:${userId}`

export const deleteExpiredLogins = async (db: Database, now: Date) => {
  const ended = await allIds(db)`
    delete from logins where token_hash in (
      select token_hash from logins where used_at <= ${lastUse(now)} or created_at <= ${lastSignIn(now)}
      for update skip locked)
    returning user_id as id`
  if (ended.length) await notifyTopics(db, ...new Set(ended.map(toLoginsTopic)))
}
