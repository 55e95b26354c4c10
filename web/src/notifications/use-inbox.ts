import type { Notification } from '@i-one/contract/notifications'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { connection } from '../lib/call.ts'
import { toast } from '../ui/toast.ts'
import { InboxLine, type Attention, type Inbox } from './inbox-line.ts'
import { notificationsQuery, unreadQuery } from './queries.ts'

const attention: Attention = {
  isThere: () => document.visibilityState === 'visible' && navigator.onLine,
  listen: (changed) => {
    window.addEventListener('online', changed)
    window.addEventListener('offline', changed)
    document.addEventListener('visibilitychange', changed)
    return () => {
      window.removeEventListener('online', changed)
      window.removeEventListener('offline', changed)
      document.removeEventListener('visibilitychange', changed)
    }
  },
}

/** What cannot wait until somebody looks at the bell. */
const isUrgent = ({ kind, read }: Notification) => !read && (kind === 'place-for-you' || kind === 'cancelled')

const inboxOf = (queries: QueryClient): Inbox => ({
  onUnread: (unread) => {
    const before = queries.getQueryData(unreadQuery.queryKey)
    queries.setQueryData(unreadQuery.queryKey, unread)
    if (before !== undefined && before !== unread) void queries.invalidateQueries(notificationsQuery)
  },
  onNotification: (notification) => {
    void queries.invalidateQueries(notificationsQuery)
    void queries.invalidateQueries({ queryKey: ['sessions'] })
    if (isUrgent(notification)) toast.news(notification.title)
  },
})

/** Keeps the line open while whatever shows the bell is there. */
export const useInbox = () => {
  const queries = useQueryClient()
  useEffect(() => {
    const line = new InboxLine(connection, attention, inboxOf(queries))
    line.open()
    return () => line.close()
  }, [queries])
}
