import { literals } from './database/rows.ts'
import { overStates } from '@i-one/game/matches/match-state'
import { sql } from 'kysely'
import type { Database } from './database/database.ts'
import type { LoggedIn } from './log-in.ts'
import { hashToken } from './token.ts'

const hour = 60 * 60 * 1000

/**
 * A whistle is good until an hour after its match `m` is over. The first full time counts, so that nobody lengthens it
 * by blowing once more; a match that was broken off is over since its clock stands.
 */
export const whistleIsGood = (now: Date) => sql<boolean>`(
  m.state not in (${literals(overStates)})
  or coalesce((select min(stored_at) from events where match_id = m.id and type = 'full-time'), m.clock_at)
    > ${new Date(now.getTime() - hour)})`

/** Who keeps the score of one match without an account, by the token on their phone. */
export const findWhistle = async (db: Database, token: string, now: Date): Promise<LoggedIn | null> => {
  const tokenHash = hashToken(token)
  const { rows } = await sql<{ id: string }>`
    select w.player_id as id from whistles w join matches m on m.id = w.match_id
    where w.token_hash = ${tokenHash} and ${whistleIsGood(now)}`.execute(db)
  return rows[0] ? { id: rows[0].id, isOwner: false, isAdmin: false, tokenHash } : null
}
