import { claimGuest, createGuestLink } from '@i-one/contract/sessions/places'
import { isEnded } from '@i-one/contract/sessions/states'
import type { Database } from '../lib/database/database.ts'
import { requireFound, ApiError } from '../lib/http/api-error.ts'
import type { App } from '../lib/http/app.ts'
import { lockActiveUser } from '../lib/http/log-in.ts'
import { consumeQuota } from '../lib/http/rate-limit.ts'
import { serve } from '../lib/http/serve.ts'
import { notifyTopics } from '../lib/live/live.ts'
import { hashToken } from '../lib/token.ts'
import { moveLoggedGuestNames } from '../log-names.ts'
import { moveEvents } from '../matches/events/sql.ts'
import { lockMatch, moveLineups } from '../matches/sql.ts'
import { moveVotes } from '../matches/votes/sql.ts'
import { moveNotifications } from '../notifications/sql.ts'
import { deletePlayer, saveAlias } from '../players/sql.ts'
import { insertChange, moveChanges } from '../sessions/history/sql.ts'
import { requireNotBlockedByCaptains } from '../sessions/places/actions.ts'
import { requireMayOnPlace, requirePlace } from '../sessions/places/rules.ts'
import { movePlaces } from '../sessions/places/sql.ts'
import { requireVisible } from '../sessions/rules.ts'
import { getSessionView } from '../sessions/serve-change.ts'
import { lockSession, findSession, lockSessionRow } from '../sessions/sql.ts'
import { rewriteSums } from '../stats/leaderboard/actions.ts'
import { moveAppearances } from '../stats/sql.ts'
import { getClaimExpiry, limits, createClaimCode, requireGuest, requireNeverRemoved } from './rules.ts'
import { findGuestByCode, havePlayedTogether, insertClaim, listMatchesOf } from './sql.ts'

// Locks the session before its matches, like all other code, to avoid deadlocks.
const lockOwnRows = async (db: Database, { guestId, sessionId }: { guestId: string; sessionId: string }) => {
  await lockSessionRow(db, sessionId)
  for (const match of await listMatchesOf(db, guestId)) await lockMatch(db, match, null)
}

const mergeGuest = async (db: Database, guestId: string, userId: string) => {
  await movePlaces(db, guestId, userId)
  await moveChanges(db, guestId, userId)
  const matches = await moveLineups(db, guestId, userId)
  await moveEvents(db, guestId, userId)
  await moveAppearances(db, guestId, userId)
  await moveVotes(db, guestId, userId)
  await moveNotifications(db, guestId, userId)
  await moveLoggedGuestNames(db, guestId, userId)
  await deletePlayer(db, guestId)
  await saveAlias(db, guestId, userId)
  await rewriteSums(db, [userId])
  return matches
}

export const claims = (app: App) => {
  serve(app, createGuestLink, async ({ params, user, db, now }) => {
    const session = requireFound(await lockSession(db, params.id))
    requireVisible(session, user)
    const place = requirePlace(session.places, params.place)
    requireMayOnPlace('createGuestLink', session, place, user)
    requireGuest(place)
    const [code, expiresAt] = [createClaimCode(), getClaimExpiry(now)]
    await insertClaim(db, { playerId: place.playerId, linkHash: hashToken(code), expiresAt })
    return { code, expiresAt: expiresAt.toISOString() }
  })

  serve(app, claimGuest, async ({ body, user, db, now }) => {
    await lockActiveUser(db, user.id)
    const found = await findGuestByCode(db, hashToken(body.code), now)
    // guard: only one user can claim a guest
    if (found) await lockOwnRows(db, found)
    const guest = await findGuestByCode(db, hashToken(body.code), now)
    if (!guest) throw new ApiError('wrong-link')
    const { guestId, sessionId } = guest
    const session = await findSession(db, sessionId)
    if (session) requireNeverRemoved(session.places, user.id)
    if (await havePlayedTogether(db, guestId, user.id)) throw new ApiError('claim-clashes')
    if (session && !isEnded(session.state)) await requireNotBlockedByCaptains(db, session, user.id)
    await consumeQuota({ db, config: app.config }, { limit: limits.ofAccount, who: user.id }, now)
    const matches = await mergeGuest(db, guestId, user.id)
    await insertChange(db, { sessionId, change: 'claimed', by: user.id, now, playerId: user.id })
    await notifyTopics(db, `session:${sessionId}`, ...matches.map((match) => `match:${match}`))
    return getSessionView(db, sessionId, user.id, now)
  })
}
