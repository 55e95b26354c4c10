import type { Database } from '../../lib/database/database.ts'

export const listLoginsOf = (db: Database, userId: string) =>
  db
    .selectFrom('logins')
    .select(['id', 'device', 'token_hash', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute()
