import type { Connection } from '@i-one/contract/call'
import type { Stream } from '@i-one/contract/endpoint'
import { type FollowOptions, type StreamMessage, followStream } from '@i-one/contract/follow'
import { watchMatch } from '@i-one/contract/matches'
import { watchNotifications } from '@i-one/contract/notifications'

type Which<S extends Stream> = Pick<FollowOptions<S>, keyof FollowOptions<S> & ('params' | 'query')>

export const readStream = <S extends Stream>(
  connection: Connection,
  stream: S,
  which: Which<S>,
  after?: number,
) => {
  const messages: StreamMessage<S>[] = []
  const waiting = new Set<() => void>()
  const line = new AbortController()
  const ended = followStream(connection, stream, {
    ...which,
    ...(after !== undefined && { after }),
    signal: line.signal,
    onMessage: (message: StreamMessage<S>) => {
      messages.push(message)
      for (const look of waiting) look()
    },
  } as FollowOptions<S>)
  // avoids an unhandled rejection in tests that do not wait for the stream to end
  ended.catch(() => {})
  const until = (enough: (messages: readonly StreamMessage<S>[]) => boolean) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (!enough(messages)) return
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      ended.then(() => reject(new Error('the stream has ended')), reject)
      look()
    })
  return {
    messages,
    ended,
    cut: () => line.abort(),
    until,
    untilNamed: (name: StreamMessage<S>['name']) =>
      until((all) => all.some((message) => message.name === name)),
  }
}

export const openMatchStream = (
  connection: Connection,
  match: { _id: string },
  after?: number,
  last?: string,
) => {
  const reader = readStream(connection, watchMatch, { params: { id: match._id }, query: { last } }, after)
  const numbers = () =>
    reader.messages.flatMap((message) => {
      if (message.name === 'snapshot') return message.data.events.map(({ seq }) => seq)
      return message.name === 'event' ? [message.data.seq] : []
    })
  return { ...reader, numbers, untilNumber: (seq: number) => reader.until(() => numbers().includes(seq)) }
}

export const watchInbox = (connection: Connection, after?: number) => {
  const reader = readStream(connection, watchNotifications, {}, after)
  const received = () =>
    reader.messages.flatMap((message) => (message.name === 'notification' ? [message.data] : []))
  const unread = () => {
    const last = reader.messages.findLast(({ name }) => name === 'snapshot' || name === 'unread')
    return last && 'unread' in last.data ? last.data.unread : undefined
  }
  return {
    ...reader,
    received,
    unread,
    untilOpen: () => reader.untilNamed('heartbeat'),
    untilReceived: (count: number) => reader.until(() => received().length >= count),
    untilUnread: (count: number) => reader.until(() => unread() === count),
  }
}
