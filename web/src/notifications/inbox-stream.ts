import type { Connection } from '@i-one/contract/call'
import { watchNotifications } from '@i-one/contract/notifications'
import type { BrowserEvents } from '../lib/browser-events.ts'
import { StreamConnection } from '../lib/stream-connection.ts'
import type { InboxHandlers } from './poll-inbox.ts'

export const createInboxStream = (connection: Connection, events: BrowserEvents, inbox: InboxHandlers) => {
  const seen: { number: number | undefined } = { number: undefined }
  return new StreamConnection({
    connection,
    browserEvents: events,
    stream: watchNotifications,
    ask: () => ({ after: seen.number }),
    onSilent: async (stream) => (await import('./poll-inbox.ts')).pollInbox(stream, connection, inbox, seen),
    onMessage: (message) => {
      seen.number = message.id ?? seen.number
      if (message.name === 'snapshot' || message.name === 'unread') inbox.onUnread(message.data.unread)
      if (message.name === 'notification') inbox.onNotification(message.data)
    },
  })
}
