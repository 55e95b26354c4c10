import type { ProfileChange } from '@i-one/contract/accounts/profile'
import type * as z from 'zod/mini'
import type { Database } from '../../lib/database/database.ts'
import { firstRow } from '../../lib/database/rows.ts'
import { type StoredUser, userColumns } from '../sql.ts'

interface Change extends Omit<z.output<typeof ProfileChange>, 'password' | 'passkey'> {
  newEmail?: { address: string; key: string } | null | undefined
}

/** Returns undefined if the change has a new email address and the password has changed in the meantime. */
export const updateProfile = async (db: Database, id: string, change: Change, passwordHash: string) => {
  const [lng, lat] = change.location?.coordinates ?? []
  const staying = change.newEmail === undefined
  return firstRow<StoredUser>(db)`
    update users set
      first_name = coalesce(${change.firstName}, first_name),
      last_name = coalesce(${change.lastName}, last_name),
      nickname = coalesce(${change.nickname}, nickname),
      phone_number = coalesce(${change.phoneNumber}, phone_number),
      address = coalesce(${change.address}, address),
      position = coalesce(${change.position}, position),
      is_owner = is_owner or coalesce(${change.isOwner}, false),
      lng = coalesce(${lng}, lng),
      lat = coalesce(${lat}, lat),
      new_email = case when ${staying} then new_email else ${change.newEmail?.address} end,
      new_email_key = case when ${staying} then new_email_key else ${change.newEmail?.key} end
    where id = ${id} and (${!change.newEmail} or password_hash = ${passwordHash})
    returning ${userColumns}`
}
