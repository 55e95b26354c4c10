import type { Endpoint, Schema } from '@i-one/contract/endpoint'
import type { Challenge } from '@i-one/contract/sessions/challenges'
import type * as z from 'zod/mini'
import type { EndpointConcerning } from '../../is-allowed.ts'
import { requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { lockActiveUser } from '../../lib/http/log-in.ts'
import { type RequestContext, serve } from '../../lib/http/serve.ts'
import { toChallengeView } from './challenge-view.ts'
import { requirePermission, requireOpen } from './rules.ts'
import { type StoredChallenge, findChallenge, lockChallenge } from './sql.ts'

type ChallengeEndpoint = Endpoint<z.ZodMiniType<{ id: string }>, Schema, Schema, typeof Challenge, 'login'>

export const serveOpenChallenge = <E extends ChallengeEndpoint>(
  app: App,
  action: EndpointConcerning<'challenge'>,
  endpoint: E,
  act: (challenge: StoredChallenge, input: RequestContext<E>) => Promise<string | void>,
) =>
  serve<ChallengeEndpoint>(app, endpoint, async (input) => {
    const { db, user, params, now } = input
    await lockActiveUser(db, user.id)
    const challenge = requireFound(await lockChallenge(db, params.id))
    requirePermission(action, challenge, user.id)
    requireOpen(challenge, now)
    const id = (await act(challenge, input as unknown as RequestContext<E>)) ?? challenge.id
    return toChallengeView(requireFound(await findChallenge(db, id)), user.id, now)
  })
