import type { App } from '../../lib/http/app.ts'
import { message } from '../../lib/live/event-stream.ts'
import { SnapshotHub } from '../../lib/live/snapshot-hub.ts'
import { sessionView } from '../session-view.ts'
import type { StoredSession, listSessionsOfPlayer } from '../sql.ts'

type ListHub = SnapshotHub<StoredSession[], null>

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

/** Actions and notifications of the user reload the list too, because they can add a session to it. */
export const followedLists = (app: App, list: typeof listSessionsOfPlayer) => {
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
        const shown = sessions.map((session) => sessionView(session, userId, app.now()))
        const bytes = Buffer.from(message('sessions', shown))
        return () => bytes
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
