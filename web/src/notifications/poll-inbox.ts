import { createClient, type Connection } from '@i-one/contract/call'
import { listNotifications, type Notification, type watchNotifications } from '@i-one/contract/notifications'
import { pollWhileSilent } from '../lib/polling/poll-while-silent.ts'
import type { StreamConnection } from '../lib/stream-connection.ts'

export interface InboxHandlers {
  onUnread: (unread: number) => void
  onNotification: (notification: Notification) => void
}

export const pollInbox = (
  stream: StreamConnection<typeof watchNotifications>,
  connection: Connection,
  inbox: InboxHandlers,
  seen: { number: number | undefined },
) =>
  pollWhileSilent(stream, {
    every: 15_000,
    load: async () => {
      const { notifications, unread } = await createClient(connection)(listNotifications, { query: {} })
      const { number: before } = seen
      const added = before === undefined ? [] : notifications.filter(({ seq }) => seq > before)
      seen.number = Math.max(before ?? 0, ...notifications.map(({ seq }) => seq))
      inbox.onUnread(unread)
      for (const one of added.toReversed()) inbox.onNotification(one)
      return false
    },
  })
