import { randomUUID } from 'node:crypto'
import type { Position } from '@i-one/contract/accounts'
import { sql } from 'kysely'
import type { Database } from '../lib/database/database.ts'
import { runInBatches } from '../lib/database/in-batches.ts'
import { allRows } from '../lib/database/rows.ts'

export interface NewPlayer {
  name: string
  position: Position | null
}

export const insertPlayer = async (db: Database, { name, position }: NewPlayer, now: Date) => {
  const { id } = await db
    .insertInto('players')
    .values({ name, position, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Guest = Pick<NewPlayer, 'name'> & { position?: Position }

export const insertPlayers = async (db: Database, players: readonly Guest[], now: Date) => {
  const rows = players.map(({ name, position = null }) => ({ id: randomUUID(), name, position }))
  await sql`
    insert into players (id, name, position, created_at)
    select id, name, position, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p(id uuid, name text, position text)
  `.execute(db)
  return rows.map(({ id }) => id)
}

export const renamePlayer = (
  db: Database,
  id: string,
  { name, position }: { name: string; position: string | null },
) => db.updateTable('players').set({ name, position }).where('id', '=', id).execute()

export const deletePlayer = (db: Database, id: string) =>
  db.deleteFrom('players').where('id', '=', id).execute()

/** Maps a claimed guest's id to the player, because devices may still send the guest's id. */
export const saveAlias = async (db: Database, guestId: string, playerId: string) => {
  await db
    .updateTable('player_aliases')
    .set({ player_id: playerId })
    .where('player_id', '=', guestId)
    .execute()
  await db.insertInto('player_aliases').values({ guest_id: guestId, player_id: playerId }).execute()
}

export const listAliases = (db: Database, ids: readonly string[]) =>
  allRows<{ guest: string; player: string }>(db)`
    select guest_id as guest, player_id as player from player_aliases where guest_id = any(${ids}::uuid[])`

export const formerPlayer = { name: 'Former player', position: null }

export const formerGuestName = 'Guest'

export const eraseGuestNames = (db: Database, before: Date) =>
  runInBatches((max) =>
    sql`update players set name = ${formerGuestName}, position = null where id = any (array(
      select p.id from players p join (
        select id from players
        where created_at < ${before} and name <> ${sql.lit(formerGuestName)}
          and not exists (select from users where id = players.id)
        -- excludes players with an account first, because most have one; only the rest are looked up below
        offset 0) named on named.id = p.id
      -- looks up each player by index, so that PostgreSQL does not scan the places of all past guests
      where (select true from places where player_id = named.id and added_by is not null limit 1)
      limit ${max} for update of p skip locked))`.execute(db),
  )
