import type { Database } from '../../lib/database/database.ts'

export const keepAgreement = (db: Database, id: string, version: number, now: Date) =>
  db
    .updateTable('users')
    .set({ privacy_version: version, privacy_agreed_at: now })
    .where('id', '=', id)
    .where('privacy_version', 'is distinct from', version)
    .execute()
