import type { Notification } from '@i-one/contract/notifications'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { browserEvents } from '../lib/browser-events.ts'
import { connection } from '../lib/call.ts'
import { toast } from '../ui/feedback/toast.ts'
import { createInboxStream } from './inbox-stream.ts'
import type { InboxHandlers } from './poll-inbox.ts'
import { notificationsQuery, unreadQuery } from './queries.ts'

const isUrgent = ({ kind, read }: Notification) => !read && (kind === 'place-for-you' || kind === 'cancelled')

const inboxOf = (queries: QueryClient): InboxHandlers => ({
  onUnread: (unread) => {
    const before = queries.getQueryData(unreadQuery.queryKey)
    queries.setQueryData(unreadQuery.queryKey, unread)
    if (before !== undefined && before !== unread) void queries.invalidateQueries(notificationsQuery)
  },
  onNotification: (notification) => {
    void queries.invalidateQueries(notificationsQuery)
    void queries.invalidateQueries({ queryKey: ['sessions'] })
    if (isUrgent(notification)) toast.info(notification.title)
  },
})

export const useInbox = () => {
  const queries = useQueryClient()
  useEffect(() => {
    const stream = createInboxStream(connection, browserEvents, inboxOf(queries))
    stream.open()
    return () => stream.close()
  }, [queries])
}
