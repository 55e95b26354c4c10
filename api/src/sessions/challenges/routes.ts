import {
  acceptChallenge,
  counterChallenge,
  declineChallenge,
  getChallenge,
  holdTime,
  listChallenges,
  sendChallenge,
  withdrawChallenge,
} from '@i-one/contract/sessions/challenges'
import { prepareHold, acquireHold } from '../../bookings/holds/actions.ts'
import { toHold } from '../../bookings/holds/rules.ts'
import { findDraft } from '../../bookings/holds/sql.ts'
import { ApiError, requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { lockActiveUser } from '../../lib/http/log-in.ts'
import { serve } from '../../lib/http/serve.ts'
import { requireMayAsk } from '../../teams/actions.ts'
import { requireNotDisbanded, requireLeader } from '../../teams/rules.ts'
import { findTeam } from '../../teams/sql.ts'
import { findLedTeamName } from '../sets/sql.ts'
import { acceptSlot, createChallenge as challengeTeam, endChallenge } from './actions.ts'
import { toChallengeView } from './challenge-view.ts'
import { getHoldExpiry, requirePermission } from './rules.ts'
import { serveOpenChallenge } from './serve-answer.ts'
import { findChallenge, findOpenChallenge, listChallengesOf } from './sql.ts'

export const challenges = (app: App) => {
  serve(app, holdTime, async ({ body: { team, ...input }, user, db, now }) => {
    if ((await findLedTeamName(db, team, user.id)) === undefined) throw new ApiError('not-a-member')
    if ((await findOpenChallenge(db, team)) !== undefined) throw new ApiError('challenge-open')
    const start = new Date(input.start)
    getHoldExpiry(start, now)
    const held = await findDraft(db, { pitch: input.pitch, start, by: user.id, now })
    if (held) return toHold(held, now)
    const prepared = await prepareHold(db, input, { kind: 'draft', by: user.id, now })
    return acquireHold(db, prepared, { limited: app.config.rateLimits })
  })

  serve(app, sendChallenge, async ({ params, body: { team, ...offer }, user, db, now }) => {
    await lockActiveUser(db, user.id)
    const challenged = requireFound(await findTeam(db, params.id))
    requireNotDisbanded(challenged)
    if (challenged.id === team) throw new ApiError('same-team')
    if ((await findLedTeamName(db, team, user.id)) === undefined) throw new ApiError('not-a-member')
    await requireMayAsk(db, challenged, user.id)
    const sides = { fromTeam: team, toTeam: challenged.id, counters: null }
    const made = await challengeTeam(db, offer, sides, { by: user.id, now })
    return toChallengeView(made, user.id, now)
  })

  serve(app, listChallenges, async ({ params, user, db, now }) => {
    const team = requireFound(await findTeam(db, params.id))
    requireLeader('listChallenges', team, user)
    const listed = await listChallengesOf(db, team.id)
    return listed.map((one) => toChallengeView(one, user.id, now))
  })

  serve(app, getChallenge, async ({ params, user, db, now }) => {
    const challenge = requireFound(await findChallenge(db, params.id))
    requirePermission('getChallenge', challenge, user.id)
    return toChallengeView(challenge, user.id, now)
  })

  serveOpenChallenge(app, 'acceptChallenge', acceptChallenge, async (challenge, { body, user, db, now }) => {
    if (challenge.from.ended || challenge.to.ended) throw new ApiError('team-ended')
    if (challenge.byId === user.id) throw new ApiError('same-captain')
    await acceptSlot(db, challenge, body.slot, { by: user.id, now })
  })

  serveOpenChallenge(
    app,
    'declineChallenge',
    declineChallenge,
    async (challenge, { body, user, db, now }) => {
      await endChallenge(db, challenge, { state: 'declined', words: body.reason, by: user.id, now })
    },
  )

  serveOpenChallenge(app, 'withdrawChallenge', withdrawChallenge, async (challenge, { user, db, now }) => {
    await endChallenge(db, challenge, { state: 'withdrawn', by: user.id, now })
  })

  serveOpenChallenge(
    app,
    'counterChallenge',
    counterChallenge,
    async (challenge, { body, user, db, now }) => {
      if (challenge.from.ended || challenge.to.ended) throw new ApiError('team-ended')
      await endChallenge(db, challenge, { state: 'countered', by: user.id, now })
      const sides = { fromTeam: challenge.to.id, toTeam: challenge.from.id, counters: challenge.id }
      const made = await challengeTeam(db, body, sides, { by: user.id, now })
      return made.id
    },
  )
}
