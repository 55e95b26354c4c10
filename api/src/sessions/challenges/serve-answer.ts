import type { Endpoint, Schema } from '@i-one/contract/endpoint'
import type { Challenge } from '@i-one/contract/sessions/challenges'
import type * as z from 'zod/mini'
import type { EndpointConcerning } from '../../is-allowed.ts'
import type { Database } from '../../lib/database/database.ts'
import { requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { lockActiveUser } from '../../lib/http/log-in.ts'
import { type RequestContext, serve } from '../../lib/http/serve.ts'
import { toChallengeView } from './challenge-view.ts'
import { requireMay, requireOpen } from './rules.ts'
import { type StoredChallenge, findChallenge, lockChallenge } from './sql.ts'

type ChallengeCall = Endpoint<z.ZodMiniType<{ id: string }>, Schema, Schema, typeof Challenge, 'login'>

export const serveChallengeAnswer = <E extends ChallengeCall>(
  app: App,
  action: EndpointConcerning<'challenge'>,
  endpoint: E,
  act: (challenge: StoredChallenge, input: RequestContext<E>) => Promise<string>,
) =>
  serve<ChallengeCall>(app, endpoint, async (input) => {
    const { db, user, params, now } = input
    await lockActiveUser(db, user.id)
    const challenge = requireFound(await lockChallenge(db, params.id))
    requireMay(action, challenge, user.id)
    requireOpen(challenge, now)
    const id = await act(challenge, input as unknown as RequestContext<E>)
    return show(db, id, user.id, now)
  })

const show = async (db: Database, id: string, readerId: string, now: Date) =>
  toChallengeView(requireFound(await findChallenge(db, id)), readerId, now)
