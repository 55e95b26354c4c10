import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { firstValue } from '../../lib/database/rows.ts'

interface Vote {
  matchId: string
  voterId: string
  playerId: string
  now: Date
}

export const saveVote = (db: Database, { matchId, voterId, playerId, now }: Vote) =>
  db
    .insertInto('votes')
    .values({ match_id: matchId, voter_id: voterId, player_id: playerId, at: now })
    .onConflict((conflict) =>
      conflict.columns(['match_id', 'voter_id']).doUpdateSet({ player_id: playerId, at: now }),
    )
    .execute()

export const lockUncountedMatch = (db: Database, before: Date, failed: readonly string[]) =>
  firstValue<string>(db)`
    select id from matches
    where state = 'finished' and awarded_at is null and full_time_at <= ${before}
      and id <> all(${failed}::uuid[])
    limit 1 for update skip locked`

export const saveVotesCountedAt = (db: Database, matchId: string, now: Date) =>
  db.updateTable('matches').set({ awarded_at: now }).where('id', '=', matchId).execute()

/** The player with the most votes wins. Goals break a tie. Players who are still level share the award. */
export const replaceAwards = async (db: Database, ...matchIds: readonly string[]) => {
  await sql`delete from awards where match_id = any (${matchIds}::uuid[])`.execute(db)
  await sql`
    insert into awards (player_id, match_id, votes)
    select player_id, match_id, votes from (
      select vote.player_id, m.id as match_id, count(*)::int as votes,
        rank() over (partition by m.id order by count(*) desc, coalesce(played.goals, 0) desc) as rank
      from matches m
        join votes vote on vote.match_id = m.id
        left join appearances played on played.match_id = m.id and played.player_id = vote.player_id
      where m.id = any (${matchIds}::uuid[]) and m.state = 'finished' and m.awarded_at is not null
      group by m.id, vote.player_id, played.goals) ranked
    where rank = 1`.execute(db)
}

export const moveVotes = async (db: Database, guestId: string, playerId: string) => {
  await db.updateTable('votes').set({ player_id: playerId }).where('player_id', '=', guestId).execute()
  await db.updateTable('awards').set({ player_id: playerId }).where('player_id', '=', guestId).execute()
}
