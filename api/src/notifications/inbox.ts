import type { Notification } from '@i-one/contract/notifications'
import { type EventStream, heartbeat, heartbeatEvery, message } from '../lib/live/event-stream.ts'
import { onceMore } from '../lib/live/once-more.ts'

export interface InboxPage {
  /** What came after the number that was asked for, in order. */
  news: Notification[]
  unread: number
  /** The number of the newest one. */
  last: number
}

/** What an inbox needs of the world around it. */
export interface Source {
  /** Without a number it lists none. Throws where the reader may not read any more. */
  read(after: number | undefined): Promise<InboxPage>
  /** Calls the listener at each news; the function returned ends that. */
  follow(listener: () => void): () => void
  now(): Date
  onError(error: unknown): void
}

/**
 * One open page of one person, which has `seen` all up to that number or nothing yet. It follows the news before it
 * reads for the first time, so whatever that reading does not see yet is still to come; news that comes while it reads
 * makes it read once more.
 */
export const openInbox = async (source: Source, stream: EventStream, seen: number | undefined) => {
  let shown: number | undefined

  const sendNews = async () => {
    const { news, unread, last } = await source.read(seen)
    for (const one of news) stream.send(message('notification', one, one.seq))
    if (seen === undefined) stream.send(message('snapshot', { unread }, last))
    else if (unread !== shown) stream.send(message('unread', { unread }))
    seen = last
    shown = unread
  }
  const readNews = onceMore(async () => {
    try {
      await sendNews()
    } catch (error) {
      source.onError(error)
      stream.end()
    }
  })
  const beat = () => stream.send(heartbeat(source.now()))

  const unfollow = source.follow(() => void readNews())
  const beating = setInterval(beat, heartbeatEvery).unref()
  stream.onClose(() => {
    unfollow()
    clearInterval(beating)
  })
  await readNews()
  beat()
}
