import type { Connection } from '@i-one/contract/call'
import { type Notification, watchNotifications } from '@i-one/contract/notifications'
import type { BrowserEvents } from '../lib/browser-events.ts'
import { StreamConnection } from '../lib/stream-connection.ts'

export interface Inbox {
  onUnread: (unread: number) => void
  onNotification: (notification: Notification) => void
}

/** Follows a person's notifications; after a break it asks for what came after the last number that it has. */
export const inboxStream = (connection: Connection, browserEvents: BrowserEvents, inbox: Inbox) => {
  let seen: number | undefined
  return new StreamConnection({
    connection,
    browserEvents,
    stream: watchNotifications,
    ask: () => ({ after: seen }),
    onMessage: (message) => {
      seen = message.id ?? seen
      if (message.name === 'snapshot' || message.name === 'unread') inbox.onUnread(message.data.unread)
      if (message.name === 'notification') inbox.onNotification(message.data)
    },
  })
}
