import { goingStates } from '@i-one/contract/sessions/states'
import { hour } from '@i-one/game/durations'
import { overStates } from '@i-one/game/matches/match-state'
import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { deleteDueRows } from '../../lib/database/in-batches.ts'
import { allIds, allRows, firstRow, firstValue, toSqlLiterals } from '../../lib/database/rows.ts'
import type { AuthenticatedUser } from '../../lib/http/log-in.ts'
import { hashToken } from '../../lib/token.ts'

export const listScorers = (db: Database, matchId: string) =>
  allRows<{ _id: string; name: string; hasAccount: boolean }>(db)`
    select p.id as _id, p.name, scorer.account as "hasAccount"
    from (select user_id as id, true as account from scorers where match_id = ${matchId}
      union all select player_id, false from whistles where match_id = ${matchId}) scorer
    join players p on p.id = scorer.id
    order by p.name, p.id`

export const toScorerTopic = (matchId: string, playerId: string) => `scorer:${matchId}:${playerId}`

export const addScorer = (db: Database, matchId: string, userId: string) =>
  db
    .insertInto('scorers')
    .values({ match_id: matchId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const isParticipant = async (db: Database, matchId: string, userId: string) =>
  (await firstValue<boolean>(db)`
    select exists (select from places place join matches m using (session_id) join users u on u.id = place.player_id
      where m.id = ${matchId} and u.id = ${userId} and place.state in (${toSqlLiterals(goingStates)}))
    or exists (select from tournament_matches tie join tournament_squads using (tournament_id)
      join users u on u.id = player_id where tie.id = ${matchId} and u.id = ${userId}) as is`) ?? false

export const removeScorer = (db: Database, matchId: string, userId: string) =>
  db.deleteFrom('scorers').where('match_id', '=', matchId).where('user_id', '=', userId).execute()

export const revokeScorerToken = (db: Database, matchId: string, playerId: string) =>
  allIds(db)`
    with ended as (
      delete from whistles where match_id = ${matchId} and player_id = ${playerId} returning player_id)
    select player_id as id from ended where not exists (select from events where by = ended.player_id)`

export const deleteScorerLink = (db: Database, matchId: string) =>
  db.deleteFrom('whistle_links').where('match_id', '=', matchId).execute()

export const saveScorerLink = (db: Database, matchId: string, linkHash: Buffer, now: Date) => {
  const newest = { link_hash: linkHash, made_at: now }
  return db
    .insertInto('whistle_links')
    .values({ match_id: matchId, ...newest })
    .onConflict((conflict) => conflict.column('match_id').doUpdateSet(newest))
    .execute()
}

/** Counts from the first full-time event, so that repeating full time does not extend the validity of links and tokens. */
const isTokenValid = (now: Date) => sql<boolean>`(
  m.state not in (${toSqlLiterals(overStates)})
  or coalesce((select min(stored_at) from events where match_id = m.id and type = 'full-time'), m.clock_at)
    > ${new Date(now.getTime() - hour)})`

export const findScorerLink = (db: Database, linkHash: Buffer, now: Date) =>
  firstRow<{ match: string; teamOne: string; teamTwo: string }>(db)`
    select m.id as match, m.team_one_name as "teamOne", m.team_two_name as "teamTwo"
    from whistle_links link join matches m on m.id = link.match_id
    where link.link_hash = ${linkHash} and ${isTokenValid(now)}`

export const insertScorerToken = (
  db: Database,
  { tokenHash, matchId, playerId }: { tokenHash: Buffer; matchId: string; playerId: string },
  now: Date,
) =>
  db
    .insertInto('whistles')
    .values({ token_hash: tokenHash, match_id: matchId, player_id: playerId, given_at: now })
    .execute()

export const findScorerByToken = async (
  db: Database,
  token: string,
  now: Date,
): Promise<AuthenticatedUser | null> => {
  const tokenHash = hashToken(token)
  const player = await firstRow<{ id: string }>(db)`
    select w.player_id as id from whistles w join matches m on m.id = w.match_id
    where w.token_hash = ${tokenHash} and ${isTokenValid(now)}`
  return player ? { id: player.id, isOwner: false, isAdmin: false, needsPasskey: false, tokenHash } : null
}

export const deleteExpiredScorerLinks = (db: Database, now: Date) => {
  const isEnded = sql`not (select ${isTokenValid(now)} from matches m where m.id = whistle_links.match_id)`
  return deleteDueRows(db, 'whistle_links', isEnded)
}

export const listExpiredScorers = (db: Database, now: Date) =>
  allRows<{ match: string; player: string }>(db)`
    select w.match_id as match, w.player_id as player from whistles w
    where not (select ${isTokenValid(now)} from matches m where m.id = w.match_id)`
