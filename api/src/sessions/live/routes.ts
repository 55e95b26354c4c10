import type { Language } from '@i-one/contract/languages'
import { watchMySessions, watchSession } from '@i-one/contract/sessions'
import { watchSessionsToAuthorize } from '@i-one/contract/sessions/authorization'
import { isEnded } from '@i-one/contract/sessions/states'
import { watchSharedSession } from '@i-one/contract/sharing'
import { requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { serveStream } from '../../lib/http/serve-stream.ts'
import { currentLanguage, inLanguage } from '../../lib/i18n/i18n.ts'
import { formatMessage } from '../../lib/live/event-stream.ts'
import { SnapshotHub } from '../../lib/live/snapshot-hub.ts'
import type { Caller } from '../../roles.ts'
import { maySee, requireNotRemoved, requireVisible } from '../rules.ts'
import { noPlayer, toSessionView, toSharedView } from '../session-view.ts'
import { createVisitorQuota } from '../sharing/visitor-turns.ts'
import {
  type StoredSession,
  findSession,
  findSessionByCode,
  listSessionsAwaitingAuthorization,
  listSessionsOfPlayer,
} from '../sql.ts'

interface Reader {
  language: Language
  user: Caller | null
  code?: string
}

type SessionHub = SnapshotHub<StoredSession, Reader>

const createShow = (session: StoredSession, now: Date) => {
  const made = new Map<string, Buffer>()
  const bytesFor = (id: string | null, language: Language) => {
    const key = `${language} ${id}`
    const shared = () => inLanguage(language, () => toSharedView(session, id, now))
    const bytes = made.get(key) ?? Buffer.from(formatMessage('session', shared()))
    made.set(key, bytes)
    return bytes
  }
  const involved = new Set([
    session.ownerId,
    ...Object.keys(session.staff),
    ...session.places.map(({ playerId }) => playerId),
  ])
  return ({ user, code, language }: Reader) => {
    if (code !== session.code && !(user && maySee(session, user))) return undefined
    return bytesFor(user && (involved.has(user.id) ? user.id : noPlayer), language)
  }
}

type ListHub = SnapshotHub<StoredSession[], Language>

const followedSessions = ({ live }: Pick<App, 'live'>, notify: () => void) => {
  const followed = new Map<string, () => void>()
  return (sessions: readonly { id: string }[]) => {
    const ids = new Set(sessions.map(({ id }) => id))
    for (const [id, unfollow] of followed)
      if (!ids.has(id)) {
        unfollow()
        followed.delete(id)
      }
    const added = [...ids].filter((id) => !followed.has(id))
    for (const id of added) followed.set(id, live.follow(`session:${id}`, notify))
    return added.length > 0
  }
}

/** Also follows the user's own topic, because the stream does not yet follow the id of a session that was just added to the list. */
const followedLists = (app: App, list: typeof listSessionsOfPlayer) => {
  const hubs = new Map<string, ListHub>()

  const open = (userId: string) => {
    let notify = () => {}
    const closed = new AbortController()
    const follow = followedSessions(app, () => notify())
    const hub: ListHub = new SnapshotHub({
      read: async () => {
        let sessions = await list(app.db, userId, app.now())
        while (!closed.signal.aborted && follow(sessions)) sessions = await list(app.db, userId, app.now())
        return sessions
      },
      isOver: () => false,
      show: (sessions) => {
        const made = new Map<Language, Buffer>()
        const render = () => sessions.map((session) => toSessionView(session, userId, app.now()))
        return (language) => {
          const bytes =
            made.get(language) ?? Buffer.from(formatMessage('sessions', inLanguage(language, render)))
          made.set(language, bytes)
          return bytes
        }
      },
      follow: (listener) => {
        notify = listener
        return app.live.follow(`user:${userId}`, listener)
      },
      now: app.now,
      onError: (error) => app.fastify.log.error({ err: error }, 'live: cannot read sessions'),
      onEmpty: () => {
        closed.abort()
        follow([])
        hubs.delete(userId)
      },
    })
    hubs.set(userId, hub)
    return hub
  }

  return (userId: string) => hubs.get(userId) ?? open(userId)
}

export const sessionStreams = (app: App) => {
  const hubs = new Map<string, SessionHub>()

  const open = (id: string) => {
    const hub: SessionHub = new SnapshotHub({
      read: () => findSession(app.db, id),
      isOver: ({ state }) => isEnded(state),
      show: (session) => createShow(session, app.now()),
      follow: (listener) => app.live.follow(`session:${id}`, listener),
      now: app.now,
      onError: (error) => app.fastify.log.error({ err: error, session: id }, 'live: cannot read the session'),
      onEmpty: () => hubs.delete(id),
    })
    hubs.set(id, hub)
    return hub
  }

  serveStream(app, watchSession, async ({ params: { id }, user }) => {
    const session = requireFound(await findSession(app.db, id))
    requireVisible(session, user)
    return (stream) => (hubs.get(id) ?? open(id)).enter(stream, { user, language: currentLanguage() })
  })

  const consumeQuota = createVisitorQuota(app)
  serveStream(app, watchSharedSession, async ({ params: { code }, user, request }) => {
    consumeQuota(user, request)
    const session = requireFound(await findSessionByCode(app.db, code))
    requireNotRemoved(session, user)
    const { id } = session
    return (stream) => (hubs.get(id) ?? open(id)).enter(stream, { user, code, language: currentLanguage() })
  })

  const lists = [
    [watchMySessions, followedLists(app, listSessionsOfPlayer)],
    [watchSessionsToAuthorize, followedLists(app, listSessionsAwaitingAuthorization)],
  ] as const
  for (const [endpoint, hubOf] of lists)
    serveStream(
      app,
      endpoint,
      async ({ user }) =>
        (stream) =>
          hubOf(user.id).enter(stream, currentLanguage()),
    )
}
