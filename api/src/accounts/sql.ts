import type { User } from '@i-one/contract/accounts'
import { getPhoto } from '@i-one/contract/accounts/photo'
import type { Language } from '@i-one/contract/languages'
import { privacyNotice } from '@i-one/contract/privacy'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '../lib/database/database.ts'
import { defineFields } from '../lib/database/fields.ts'
import { allIds, firstRow, firstValue } from '../lib/database/rows.ts'
import type { Users } from '../lib/database/tables.ts'
import { type PhotoSize, toPhotoFileName } from '../lib/http/photo.ts'

const shownColumns = {
  firstName: 'first_name',
  lastName: 'last_name',
  nickname: 'nickname',
  email: 'email',
  newEmail: 'new_email',
  phoneNumber: 'phone_number',
  address: 'address',
  position: 'position',
  isOwner: 'is_owner',
  isAdmin: 'is_admin',
  privacyVersion: 'privacy_version',
  language: 'language',
} as const satisfies Partial<Record<keyof User, keyof Users>>

const privateColumns = {
  id: 'id',
  emailKey: 'email_key',
  emailConfirmedAt: 'email_confirmed_at',
  newEmailKey: 'new_email_key',
  passwordHash: 'password_hash',
  lng: 'lng',
  lat: 'lat',
  isDemo: 'is_demo',
  bankDetailsShown: 'bank_details_shown',
  createdAt: 'created_at',
  privacyAgreedAt: 'privacy_agreed_at',
  suspendedAt: 'suspended_at',
  suspendedUntil: 'suspended_until',
} as const satisfies Record<string, keyof Users>

const shown = defineFields(shownColumns)
const stored = defineFields({ ...shownColumns, ...privateColumns })
export const userColumns = stored.from('users')

type PrivateFields = {
  [Field in keyof typeof privateColumns]: Selectable<Users>[(typeof privateColumns)[Field]]
}
export type StoredUser = Pick<User, keyof typeof shownColumns> & PrivateFields

export type UserRow = StoredUser & { photo: string | null }

const photoAddress = (hash: string, size: PhotoSize) =>
  getPhoto.path.replace(':file', toPhotoFileName(hash, size))

export const toUser = (row: UserRow): User => ({
  ...shown.of(row),
  _id: row.id,
  emailConfirmed: row.emailConfirmedAt !== null,
  location: { type: 'Point', coordinates: [row.lng, row.lat] },
  photo:
    row.photo === null
      ? null
      : { small: photoAddress(row.photo, 'small'), large: photoAddress(row.photo, 'large') },
})

type ChosenFields = Exclude<keyof typeof shownColumns, 'newEmail' | 'isAdmin' | 'privacyVersion' | 'language'>

export interface NewUser extends Pick<StoredUser, ChosenFields | 'id' | 'emailKey' | 'passwordHash'> {
  isDemo?: boolean
  language?: Language
  location: { coordinates: readonly [number, number] }
}

export const insertUser = async (db: Database, user: NewUser, now: Date): Promise<UserRow> => {
  const { isDemo = false, location } = user
  const [lng, lat] = location.coordinates
  const emailConfirmedAt = isDemo ? now : null
  const privacy = { privacyVersion: privacyNotice.version, privacyAgreedAt: now }
  const row = { ...user, ...privacy, lng, lat, isDemo, emailConfirmedAt, createdAt: now }
  await db.insertInto('users').values(stored.toColumns(row)).execute()
  return getUserById(db, user.id)
}

const users = (db: Database, which: RawBuilder<unknown>) =>
  firstRow<UserRow>(db)`
    select ${userColumns}, photos.hash as photo
    from users left join photos on photos.user_id = users.id where ${which}`

export const findUser = (db: Database, id: string) => users(db, sql`id = ${id}`)

export const findUserByEmail = (db: Database, emailKey: string) => users(db, sql`email_key = ${emailKey}`)

export const getUserById = async (db: Database, id: string) => {
  const user = await findUser(db, id)
  if (!user) throw new Error(`user ${id} does not exist`)
  return user
}

/** Returns undefined if the address is not confirmed. */
export const findRecipient = (db: Database, userId: string) =>
  firstRow<{ email: string; language: string | null }>(db)`
    select email, language from users where id = ${userId} and email_confirmed_at is not null`

/** Also confirms the address, because a reset proves access to the mailbox, and drops a pending new address. */
export const updatePassword = (db: Database, userId: string, passwordHash: string, now: Date) =>
  sql`
    update users set password_hash = ${passwordHash}, email_confirmed_at = coalesce(email_confirmed_at, ${now}),
      new_email = null, new_email_key = null
    where id = ${userId}`.execute(db)

export const lockUser = (db: Database, id: string) =>
  firstValue<string>(db)`select password_hash from users where id = ${id} for update`

/** Only the staff command may call this function. */
export const updateIsAdmin = (db: Database, emailKey: string, isAdmin: boolean) =>
  firstRow<{ id: string }>(db)`
    update users set is_admin = ${isAdmin} where email_key = ${emailKey} and is_admin <> ${isAdmin} returning id`

type Names = Pick<User, 'nickname' | 'firstName' | 'lastName'>

export const updateNames = (db: Database, id: string, { nickname, firstName, lastName }: Names) =>
  db
    .updateTable('users')
    .set({ nickname, first_name: firstName, last_name: lastName })
    .where('id', '=', id)
    .execute()

export const saveSuspension = (
  db: Database,
  id: string,
  { at, until }: { at: Date | null; until: Date | null },
) => db.updateTable('users').set({ suspended_at: at, suspended_until: until }).where('id', '=', id).execute()

export const listDueSuspensions = (db: Database, now: Date) =>
  allIds(db)`select id from users where suspended_until <= ${now} order by suspended_until`

export const liftDueSuspension = async (db: Database, id: string, now: Date) =>
  (await firstRow(db)`
    update users set suspended_at = null, suspended_until = null
    where id = ${id} and suspended_until <= ${now} returning id`) !== undefined

/** Only the action that records a staff decision may call this function. */
export const showBankDetails = (db: Database, id: string) =>
  db.updateTable('users').set({ bank_details_shown: true }).where('id', '=', id).execute()

export const areBankDetailsShown = async (db: Database, id: string) =>
  (await firstValue<boolean>(db)`select bank_details_shown from users where id = ${id}`) ?? false

export const listDeletedUsers = (db: Database, ids: readonly string[]) =>
  allIds(db)`select id from unnest(${ids}::uuid[]) as asked (id) where id not in (select id from users)`

export const deleteUser = (db: Database, id: string) => db.deleteFrom('users').where('id', '=', id).execute()

export const saveNoticeAgreement = (db: Database, id: string, version: number, now: Date) =>
  db
    .updateTable('users')
    .set({ privacy_version: version, privacy_agreed_at: now })
    .where('id', '=', id)
    .where('privacy_version', 'is distinct from', version)
    .execute()

export const updatePasswordIfUnchanged = async (
  db: Database,
  userId: string,
  { from, to }: { from: string; to: string },
) => {
  const { numAffectedRows } = await sql`
    update users set password_hash = ${to}, new_email = null, new_email_key = null
    where id = ${userId} and password_hash = ${from}`.execute(db)
  return numAffectedRows === 1n
}

export const listLoginsOf = (db: Database, userId: string) =>
  db
    .selectFrom('logins')
    .select(['id', 'device', 'token_hash', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute()
