import type { Notification } from '@i-one/contract/notifications'
import {
  type EventStream,
  formatHeartbeat,
  heartbeatInterval,
  formatMessage,
} from '../lib/live/event-stream.ts'
import { coalesce } from '../lib/live/once-more.ts'

interface InboxPage {
  notifications: Notification[]
  unread: number
  last: number
}

interface Source {
  /** Returns no notifications if `after` is undefined. Throws if the user's login has ended. */
  read(after: number | undefined): Promise<InboxPage>
  follow(listener: () => void): () => void
  now(): Date
  onError(error: unknown): void
}

/** Subscribes before the first read, so that no notification is missed. A change during a read triggers another read. */
export const openInbox = async (source: Source, stream: EventStream, seen: number | undefined) => {
  let shown: number | undefined

  const sendUpdates = async () => {
    const { notifications, unread, last } = await source.read(seen)
    for (const one of notifications) stream.send(formatMessage('notification', one, one.seq))
    if (seen === undefined) stream.send(formatMessage('snapshot', { unread }, last))
    else if (unread !== shown) stream.send(formatMessage('unread', { unread }))
    seen = last
    shown = unread
  }
  const refresh = coalesce(async () => {
    try {
      await sendUpdates()
    } catch (error) {
      source.onError(error)
      stream.end()
    }
  })
  const beat = () => stream.send(formatHeartbeat(source.now()))

  const unfollow = source.follow(() => void refresh())
  const beating = setInterval(beat, heartbeatInterval).unref()
  stream.onClose(() => {
    unfollow()
    clearInterval(beating)
  })
  await refresh()
  beat()
}
