import { sql } from 'kysely'
import type { Database } from '../lib/database/database.ts'
import { deleteDueRows } from '../lib/database/in-batches.ts'
import { allIds, firstRow, firstValue } from '../lib/database/rows.ts'

export const insertClaim = (
  db: Database,
  { playerId, linkHash, expiresAt }: { playerId: string; linkHash: Buffer; expiresAt: Date },
) => {
  const newest = { link_hash: linkHash, expires_at: expiresAt }
  return db
    .insertInto('guest_claims')
    .values({ player_id: playerId, ...newest })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(newest))
    .execute()
}

export const findGuestByCode = (db: Database, linkHash: Buffer, now: Date) =>
  firstRow<{ guestId: string; sessionId: string }>(db)`
    select place.player_id as "guestId", place.session_id as "sessionId"
    from guest_claims claim join places place on place.player_id = claim.player_id
    where claim.link_hash = ${linkHash} and claim.expires_at > ${now}
      and place.state <> 'removed'`

export const listMatchesOf = (db: Database, guestId: string) =>
  allIds(db)`
    select match_id as id from lineups where player_id = ${guestId} order by match_id`

export const havePlayedTogether = async (db: Database, one: string, other: string) =>
  (await firstValue<boolean>(db)`
    select exists (select from places a join places b using (session_id)
        where a.player_id = ${one} and b.player_id = ${other})
      or exists (select from lineups a join lineups b using (match_id)
        where a.player_id = ${one} and b.player_id = ${other}) as met`) ?? false

export const deleteExpiredClaims = (db: Database, now: Date) =>
  deleteDueRows(db, 'guest_claims', sql`expires_at <= ${now}`)
