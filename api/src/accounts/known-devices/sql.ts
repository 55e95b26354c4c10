import { retentionDays } from '@i-one/contract/privacy'
import { day } from '@i-one/game/durations'
import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { deleteDueRows } from '../../lib/database/in-batches.ts'
import { firstValue } from '../../lib/database/rows.ts'

const maxDevices = 20
const getUsedSince = (now: Date) => new Date(now.getTime() - retentionDays.knownDevices * day)

export const isKnownDevice = async (db: Database, device: Buffer, emailKey: string, now: Date) =>
  (await firstValue<boolean>(db)`
    select true from known_devices known join users on users.id = known.user_id
    where known.device_hash = ${device} and known.used_at > ${getUsedSince(now)} and users.email_key = ${emailKey}`) ??
  false

/** Keeps only a user's latest devices, so that logins without cookies cannot fill the table. */
export const saveKnownDevice = (db: Database, userId: string, device: Buffer, now: Date) =>
  sql`
    with remembered as (
      insert into known_devices (device_hash, user_id, used_at) values (${device}, ${userId}, ${now})
      on conflict (device_hash, user_id) do update set used_at = excluded.used_at
    )
    delete from known_devices where user_id = ${userId} and device_hash in (
      select device_hash from known_devices where user_id = ${userId} and device_hash <> ${device}
      order by used_at desc, device_hash offset ${maxDevices - 1}
    )`.execute(db)

export const deleteOtherKnownDevices = (db: Database, userId: string, device: Buffer | undefined) =>
  sql`
    delete from known_devices
    where user_id = ${userId} and device_hash is distinct from ${device ?? null}::bytea`.execute(db)

export const deleteOldKnownDevices = (db: Database, now: Date) =>
  deleteDueRows(db, 'known_devices', sql`used_at <= ${getUsedSince(now)}`)
