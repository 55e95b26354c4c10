import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { prepareRead } from '../../lib/database/prepared.ts'
import { firstValue } from '../../lib/database/rows.ts'

export const lockAndSaveBlock = async (
  db: Database,
  { by, blocked, now }: { by: string; blocked: string; now: Date },
) => {
  const { rows } = await sql`
    with account as (select id from users where id = ${blocked} for key share), kept as (
      insert into blocks (blocker_id, blocked_id, at) select ${by}, id, ${now} from account on conflict do nothing)
    select from account`.execute(db)
  return rows.length > 0
}

export const deleteBlock = (db: Database, by: string, blocked: string) =>
  db.deleteFrom('blocks').where('blocker_id', '=', by).where('blocked_id', '=', blocked).execute()

export const listBlockedBy = (db: Database, by: string) =>
  db
    .selectFrom('blocks')
    .innerJoin('players', 'players.id', 'blocked_id')
    .select(['blocked_id as _id', 'name', 'at'])
    .where('blocker_id', '=', by)
    .orderBy('at', 'desc')
    .orderBy('blocked_id')
    .execute()

// guard: a blocked user cannot join sessions of users who blocked them
export const hasAnyBlocked = async (db: Database, blockers: readonly string[], blocked: string) =>
  (await firstValue<boolean>(db)`
    select exists (select from blocks where blocked_id = ${blocked} and blocker_id = any(${blockers}::uuid[]))`) ??
  false

const blockersOf = prepareRead<{ blocked: string }, { id: string }>(
  ({ blocked }) => sql`select blocker_id as id from blocks where blocked_id = ${blocked}`,
)

export const listBlockersOf = async (db: Database, blocked: string) =>
  (await blockersOf(db, { blocked })).map(({ id }) => id)
