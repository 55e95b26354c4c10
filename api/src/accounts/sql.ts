import type { User } from '@i-one/contract/accounts'
import { getPhoto } from '@i-one/contract/accounts/photo'
import { privacyNotice } from '@i-one/contract/privacy'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../lib/database/database.ts'
import { allIds, firstRow, firstValue } from '../lib/database/rows.ts'
import type { Users } from '../lib/database/tables.ts'
import { type Size, photoFile } from '../lib/http/photo.ts'

export const userColumns = [
  ...(['id', 'first_name', 'last_name', 'nickname', 'email', 'email_key', 'email_confirmed_at'] as const),
  ...(['new_email', 'new_email_key', 'password_hash', 'phone_number', 'address', 'position'] as const),
  ...(['lng', 'lat', 'is_owner', 'is_admin', 'is_demo', 'bank_details_shown', 'created_at'] as const),
  ...(['privacy_version', 'privacy_agreed_at', 'suspended_at', 'suspended_until'] as const),
] as const
export type StoredUser = Pick<Selectable<Users>, (typeof userColumns)[number]>

export interface UserRow extends StoredUser {
  /** The hash that names their photo. */
  photo: string | null
}

const photoAddress = (hash: string, size: Size) => getPhoto.path.replace(':file', photoFile(hash, size))

export const toUser = (row: UserRow): User => ({
  _id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  nickname: row.nickname,
  email: row.email,
  emailConfirmed: row.email_confirmed_at !== null,
  newEmail: row.new_email,
  phoneNumber: row.phone_number,
  address: row.address,
  position: row.position as User['position'],
  isOwner: row.is_owner,
  isAdmin: row.is_admin,
  location: { type: 'Point', coordinates: [row.lng, row.lat] },
  privacyVersion: row.privacy_version,
  photo:
    row.photo === null
      ? null
      : { small: photoAddress(row.photo, 'small'), large: photoAddress(row.photo, 'large') },
})

export interface NewUser {
  /** That of the player. */
  id: string
  firstName: string
  lastName: string
  nickname: string
  email: string
  emailKey: string
  passwordHash: string
  phoneNumber: string
  address: string
  position: User['position']
  isOwner: boolean
  isDemo?: boolean
  location: { coordinates: readonly [number, number] }
}

/** Refused by the constraint `email_taken` where an account has this address. */
export const addUser = async (db: Database, user: NewUser, now: Date): Promise<UserRow> => {
  const [lng, lat] = user.location.coordinates
  const row = await db
    .insertInto('users')
    .values({
      id: user.id,
      first_name: user.firstName,
      last_name: user.lastName,
      nickname: user.nickname,
      email: user.email,
      email_key: user.emailKey,
      password_hash: user.passwordHash,
      phone_number: user.phoneNumber,
      address: user.address,
      position: user.position,
      is_owner: user.isOwner,
      is_demo: user.isDemo ?? false,
      // nobody reads the mail of a demo account
      email_confirmed_at: user.isDemo ? now : null,
      lng,
      lat,
      privacy_version: privacyNotice.version,
      privacy_agreed_at: now,
      created_at: now,
    })
    .returning(userColumns)
    .executeTakeFirstOrThrow()
  return { ...row, photo: null }
}

const users = (db: Database) =>
  db
    .selectFrom('users')
    .leftJoin('photos', 'photos.user_id', 'users.id')
    .select(userColumns.map((column) => `users.${column}` as const))
    .select('photos.hash as photo')

export const userById = (db: Database, id: string): Promise<UserRow> =>
  users(db).where('id', '=', id).executeTakeFirstOrThrow()

export const findUser = (db: Database, id: string): Promise<UserRow | undefined> =>
  users(db).where('id', '=', id).executeTakeFirst()

export const userByEmail = (db: Database, emailKey: string): Promise<UserRow | undefined> =>
  users(db).where('email_key', '=', emailKey).executeTakeFirst()

/** The address of a user who has shown that it is theirs. */
export const confirmedAddress = async (db: Database, userId: string) => {
  const user = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst()
  return user?.email
}

/**
 * Who sets a password anew has read our mail, so the address is confirmed with it. Another that was asked for is given up:
 * who asked may have been somebody else.
 */
export const setPassword = (db: Database, userId: string, passwordHash: string, now: Date) =>
  sql`
    update users set password_hash = ${passwordHash}, email_confirmed_at = coalesce(email_confirmed_at, ${now}),
      new_email = null, new_email_key = null
    where id = ${userId}`.execute(db)

/** From here on nothing of theirs begins: see `stayWhile`. Answers the hash of the password as it is now. */
export const lockUser = async (db: Database, id: string) => {
  const user = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return user?.password_hash
}

/** Whether somebody is staff. Only the command calls it: no request makes anybody staff. */
export const keepIsAdmin = (db: Database, emailKey: string, isAdmin: boolean) =>
  firstRow<{ id: string }>(db)`
    update users set is_admin = ${isAdmin} where email_key = ${emailKey} and is_admin <> ${isAdmin} returning id`

/** By staff, who took them off or show them again. */
export const keepNames = (
  db: Database,
  id: string,
  { nickname, firstName, lastName }: { nickname: string; firstName: string; lastName: string },
) =>
  db
    .updateTable('users')
    .set({ nickname, first_name: firstName, last_name: lastName })
    .where('id', '=', id)
    .execute()

/** Shuts an account out, until then or for as long as staff say; or lets it in again. */
export const keepSuspended = (
  db: Database,
  id: string,
  { at, until }: { at: Date | null; until: Date | null },
) => db.updateTable('users').set({ suspended_at: at, suspended_until: until }).where('id', '=', id).execute()

export const listDueSuspensions = (db: Database, now: Date) =>
  allIds(db)`select id from users where suspended_until <= ${now} order by suspended_until`

/** Lets somebody in again whose time is over; whether it still was. */
export const endDueSuspension = async (db: Database, id: string, now: Date) =>
  (await firstRow(db)`
    update users set suspended_at = null, suspended_until = null
    where id = ${id} and suspended_until <= ${now} returning id`) !== undefined

/** Those who owe see where to transfer from here on. Only a decision of staff calls it. */
export const keepBankDetailsShown = (db: Database, id: string) =>
  db.updateTable('users').set({ bank_details_shown: true }).where('id', '=', id).execute()

export const areBankDetailsShown = async (db: Database, id: string) =>
  (await firstValue<boolean>(db)`select bank_details_shown from users where id = ${id}`) ?? false

/** The account and all that hangs on it; the player stays. */
export const deleteUser = (db: Database, id: string) => db.deleteFrom('users').where('id', '=', id).execute()
