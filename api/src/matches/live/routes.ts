import { watchMatch } from '@i-one/contract/matches'
import type { App } from '../../lib/app.ts'
import { message } from '../../lib/event-stream.ts'
import { serveStream } from '../../lib/serve-stream.ts'
import { readMatch } from '../actions.ts'
import { listNews } from '../events/sql.ts'
import { isOver, lastSeen, requireSeen } from '../rules.ts'
import { type MatchRow, findMatch } from '../sql.ts'
import { eventOnWire } from '../wire.ts'
import { MatchHub } from './match-hub.ts'

export const matchStreams = (app: App) => {
  const hubs = new Map<string, MatchHub>()

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
    const hub = new MatchHub(source, match.seq)
    hubs.set(match.id, hub)
    return hub
  }

  serveStream(app, watchMatch, async ({ params: { id }, user, request }) => {
    const match = requireSeen(await findMatch(app.db, id, user?.id ?? null), user)
    const after = lastSeen(request.headers['last-event-id'], match.seq)
    return (stream) =>
      (hubs.get(id) ?? open(match)).enter(stream, async () => {
        if (after !== undefined) return after
        const snapshot = await readMatch(app.db, id, user, app.now())
        stream.send(message('snapshot', snapshot, snapshot.seq))
        return snapshot.seq
      })
  })
}
