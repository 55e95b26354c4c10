import { watchMySessions, watchSession } from '@i-one/contract/sessions'
import { watchSessionsToAuthorize } from '@i-one/contract/sessions/authorization'
import { isEnded } from '@i-one/contract/sessions/states'
import { watchSharedSession } from '@i-one/contract/sharing'
import type { App } from '../../lib/http/app.ts'
import { found } from '../../lib/http/refusal.ts'
import { serveStream } from '../../lib/http/serve-stream.ts'
import { message } from '../../lib/live/event-stream.ts'
import { SnapshotHub } from '../../lib/live/snapshot-hub.ts'
import type { Asker } from '../../roles.ts'
import { maySee, requireNotRemoved, requireSeen } from '../rules.ts'
import { noPlayer, sharedView } from '../session-view.ts'
import { visitorTurns } from '../sharing/visitor-turns.ts'
import {
  type StoredSession,
  findSession,
  findSessionByCode,
  listSessionsAwaiting,
  listSessionsOfPlayer,
} from '../sql.ts'
import { followedLists } from './lists.ts'

interface Reader {
  user: Asker | null
  code?: string
}

type SessionHub = SnapshotHub<StoredSession, Reader>

const showTo = (session: StoredSession, now: Date) => {
  const made = new Map<string | null, Buffer>()
  const bytesFor = (id: string | null) => {
    const bytes = made.get(id) ?? Buffer.from(message('session', sharedView(session, id, now)))
    made.set(id, bytes)
    return bytes
  }
  const ofTheirs = new Set([
    session.ownerId,
    ...Object.keys(session.staff),
    ...session.places.map(({ playerId }) => playerId),
  ])
  return ({ user, code }: Reader) => {
    if (code !== session.code && !(user && maySee(session, user))) return undefined
    return bytesFor(user && (ofTheirs.has(user.id) ? user.id : noPlayer))
  }
}

export const sessionStreams = (app: App) => {
  const hubs = new Map<string, SessionHub>()

  const open = (id: string) => {
    const hub: SessionHub = new SnapshotHub({
      read: () => findSession(app.db, id),
      isOver: ({ state }) => isEnded(state),
      show: (session) => showTo(session, app.now()),
      follow: (listener) => app.live.follow(`session:${id}`, listener),
      now: app.now,
      onError: (error) => app.fastify.log.error({ err: error, session: id }, 'live: cannot read'),
      onEmpty: () => hubs.delete(id),
    })
    hubs.set(id, hub)
    return hub
  }

  serveStream(app, watchSession, async ({ params: { id }, user }) => {
    const session = found(await findSession(app.db, id))
    requireSeen(session, user)
    return (stream) => (hubs.get(id) ?? open(id)).enter(stream, { user })
  })

  const takeTurn = visitorTurns(app)
  serveStream(app, watchSharedSession, async ({ params: { code }, user, request }) => {
    takeTurn(user, request)
    const session = found(await findSessionByCode(app.db, code))
    requireNotRemoved(session, user)
    const { id } = session
    return (stream) => (hubs.get(id) ?? open(id)).enter(stream, { user, code })
  })

  const lists = [
    [watchMySessions, followedLists(app, listSessionsOfPlayer)],
    [watchSessionsToAuthorize, followedLists(app, listSessionsAwaiting)],
  ] as const
  for (const [endpoint, hubOf] of lists)
    serveStream(
      app,
      endpoint,
      async ({ user }) =>
        (stream) =>
          hubOf(user.id).enter(stream, null),
    )
}
