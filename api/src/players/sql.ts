import type { Position } from '@i-one/contract/accounts'
import type { Database } from '../lib/database.ts'

export interface NewPlayer {
  name: string
  position: Position | null
}

/** Somebody who can be on the pitch from now on, with or without an account. Answers the player's id. */
export const addPlayer = async (db: Database, { name, position }: NewPlayer, now: Date) => {
  const { id } = await db
    .insertInto('players')
    .values({ name, position, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const namePlayer = (
  db: Database,
  id: string,
  { name, position }: { name: string; position: string | null },
) => db.updateTable('players').set({ name, position }).where('id', '=', id).execute()
