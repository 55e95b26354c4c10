import { randomBytes } from 'node:crypto'
import {
  appointScorer,
  getWhistle,
  transferWhistle,
  listScorers,
  acceptWhistle,
  withdrawScorer,
} from '@i-one/contract/matches/scorers'
import { hour } from '@i-one/game/durations'
import type { Database } from '../../lib/database/database.ts'
import { ApiError, toInputError } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { lockActiveUser } from '../../lib/http/log-in.ts'
import { toNetwork, consumeQuota, type RateLimit } from '../../lib/http/rate-limit.ts'
import { serve } from '../../lib/http/serve.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { hashToken, createToken } from '../../lib/token.ts'
import { insertPlayer } from '../../players/sql.ts'
import { requireFreeName } from '../../reserved-names.ts'
import { mayAppoint, requirePermission } from '../rules.ts'
import { findMatch, lockMatch } from '../sql.ts'
import { revokeScorer } from './actions.ts'
import {
  addScorer,
  findScorerLink,
  insertScorerToken,
  isParticipant,
  saveScorerLink,
  listScorers as listStored,
  toScorerTopic,
} from './sql.ts'

/** Counts only wrong links, because all users of a mobile network may share one address. */
const limits = {
  lookedAt: { name: 'whistles looked at by network', max: 120, within: hour },
  taken: { name: 'whistles taken by network', max: 30, within: hour },
} satisfies Record<string, RateLimit>

const newLinkCode = () => randomBytes(16).toString('base64url')

const requireName = (name: string | undefined) => {
  if (name === undefined) throw toInputError({ name: i18n._('Enter your name') })
  requireFreeName(name, 'name')
  return name
}

const createGuestScorer = async (db: Database, matchId: string, name: string, now: Date) => {
  const token = createToken()
  const player = await insertPlayer(db, { name, position: null }, now)
  await insertScorerToken(db, { tokenHash: hashToken(token), matchId, playerId: player }, now)
  return { token, player }
}

/** Reads the link again after locking the match, because the link may have been deleted before the lock. */
const lockMatchOf = async (db: Database, linkHash: Buffer, now: Date) => {
  const found = await findScorerLink(db, linkHash, now)
  if (found) await lockMatch(db, found.match, null)
  return (await findScorerLink(db, linkHash, now))?.match
}

export const scorers = (app: App) => {
  serve(app, listScorers, async ({ params, user, db }) => {
    const match = requirePermission('listScorers', await findMatch(db, params.id, user.id), user)
    return { scorers: await listStored(db, params.id), mayAppoint: mayAppoint(match, user) }
  })

  serve(app, appointScorer, async ({ params, user, db }) => {
    requirePermission('appointScorer', await lockMatch(db, params.id, user.id), user)
    if (!(await isParticipant(db, params.id, params.player))) throw new ApiError('not-in')
    await addScorer(db, params.id, params.player)
    await notifyTopics(db, toScorerTopic(params.id, params.player))
    return { scorers: await listStored(db, params.id), mayAppoint: true }
  })

  serve(app, withdrawScorer, async ({ params, user, db }) => {
    requirePermission('withdrawScorer', await lockMatch(db, params.id, user.id), user)
    await revokeScorer(db, params.id, params.player)
    await notifyTopics(db, toScorerTopic(params.id, params.player))
    return { scorers: await listStored(db, params.id), mayAppoint: true }
  })

  serve(app, transferWhistle, async ({ params, user, db, now }) => {
    requirePermission('transferWhistle', await findMatch(db, params.id, user.id), user)
    const code = newLinkCode()
    await saveScorerLink(db, params.id, hashToken(code), now)
    return { code }
  })

  serve(app, getWhistle, async ({ params, db, now, request }) => {
    const link = await findScorerLink(db, hashToken(params.code), now)
    if (link) return link
    await consumeQuota(app, { limit: limits.lookedAt, who: toNetwork(request.ip) }, now)
    throw new ApiError('wrong-link')
  })

  serve(app, acceptWhistle, async ({ body, user, db, now, request }) => {
    if (user) await lockActiveUser(db, user.id)
    const match = await lockMatchOf(db, hashToken(body.code), now)
    if (match === undefined) {
      await consumeQuota({ db, config: app.config }, { limit: limits.taken, who: toNetwork(request.ip) }, now)
      // commits the quota, so that the failed attempt counts
      throw new ApiError('wrong-link').keepingChanges()
    }
    if (!user) return { match, whistle: await createGuestScorer(db, match, requireName(body.name), now) }
    await addScorer(db, match, user.id)
    await notifyTopics(db, toScorerTopic(match, user.id))
    return { match }
  })
}
