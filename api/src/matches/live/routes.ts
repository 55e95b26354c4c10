import { watchMatch } from '@i-one/contract/matches'
import type { App } from '../../lib/app.ts'
import { message, openEventStream } from '../../lib/event-stream.ts'
import { parse, whoAsks } from '../../lib/serve.ts'
import { readMatch } from '../actions.ts'
import { listNews } from '../events/sql.ts'
import { isOver, lastSeen, requireSeen } from '../rules.ts'
import { type MatchRow, findMatch } from '../sql.ts'
import { eventOnWire } from '../wire.ts'
import { Hub } from './hub.ts'

export const matchStreams = (app: App) => {
  const hubs = new Map<string, Hub>()

  const open = (match: MatchRow) => {
    const read = async (after: number) => {
      const { state, events } = await listNews(app.db, match.id, after)
      return { over: isOver(state), events: events.map((event) => eventOnWire(match, event)) }
    }
    const source = {
      read,
      follow: (listener: () => void) => app.live.follow(`match:${match.id}`, listener),
      now: app.now,
      onError: (error: unknown) =>
        app.fastify.log.error({ err: error, match: match.id }, 'live: cannot read'),
      onEmpty: () => hubs.delete(match.id),
    }
    const hub = new Hub(source, match.seq)
    hubs.set(match.id, hub)
    return hub
  }

  const schema = { summary: watchMatch.summary, tags: ['matches'], produces: ['text/event-stream'] }
  app.fastify.get(watchMatch.path, { schema }, async (request, reply) => {
    const { id } = parse(watchMatch.params, request.params)
    const user = await whoAsks(app.db, watchMatch.access, request, app.now())
    const match = requireSeen(await findMatch(app.db, id, user?.id ?? null), user)
    const after = lastSeen(request.headers['last-event-id'], match.seq)
    const stream = openEventStream(reply)
    await (hubs.get(id) ?? open(match)).enter(stream, async () => {
      if (after !== undefined) return after
      const snapshot = await readMatch(app.db, id, user, app.now())
      stream.send(message('snapshot', snapshot, snapshot.seq))
      return snapshot.seq
    })
  })
}
