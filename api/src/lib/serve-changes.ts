import type { Endpoint, Schema } from '@i-one/contract/endpoint'
import type * as z from 'zod/mini'
import type { Database } from './database/database.ts'
import { requireFound } from './http/api-error.ts'
import type { App } from './http/app.ts'
import { type AuthenticatedUser, lockActiveUser } from './http/log-in.ts'
import { type RequestContext, serve } from './http/serve.ts'
import { notifyTopics } from './live/live.ts'

interface Kind<Thing, Reply extends Schema> {
  lock: (db: Database, id: string) => Promise<Thing | undefined>
  show: (db: Database, id: string, input: { user: AuthenticatedUser; now: Date }) => Promise<z.input<Reply>>
  topics?: (id: string, userId: string) => readonly string[]
}

type Change<Reply extends Schema> = Endpoint<z.ZodMiniType<{ id: string }>, Schema, Schema, Reply, 'login'>

/** Serves endpoints that change one object. `before` runs before the object is locked, to acquire other locks first. */
export const createServeChange =
  <Thing extends { id: string }, Reply extends Schema>({ lock, show, topics }: Kind<Thing, Reply>) =>
  <E extends Change<Reply>>(
    app: App,
    endpoint: E,
    act: (thing: Thing, input: RequestContext<E>) => Promise<unknown>,
    before?: (input: RequestContext<E>) => Promise<unknown>,
  ) =>
    serve<Change<Reply>>(app, endpoint, async (input) => {
      const { db, user, params } = input
      await lockActiveUser(db, user.id)
      await before?.(input as unknown as RequestContext<E>)
      const thing = requireFound(await lock(db, params.id))
      await act(thing, input as unknown as RequestContext<E>)
      if (topics) await notifyTopics(db, ...topics(thing.id, user.id))
      return show(db, thing.id, input)
    })
