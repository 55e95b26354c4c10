import type { Connection } from '@i-one/contract/call'
import { type Message, follow } from '@i-one/contract/follow'
import { watchMatch } from '@i-one/contract/matches'

type Live = Message<typeof watchMatch>

/** Someone who watches a match's stream, with all that came so far. */
export const watch = (connection: Connection, match: { _id: string }, after?: number) => {
  const messages: Live[] = []
  const waiting = new Set<() => void>()
  const line = new AbortController()
  const ended = follow(connection, watchMatch, {
    params: { id: match._id },
    ...(after !== undefined && { after }),
    signal: line.signal,
    onMessage: (message) => {
      messages.push(message)
      for (const look of waiting) look()
    },
  })
  // a test that does not wait for the end does not mind how it came
  ended.catch(() => {})
  const until = (enough: (messages: readonly Live[]) => boolean) =>
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
  /** The numbers that it knows of: those of the snapshot's events, then of each event that came. */
  const numbers = () =>
    messages.flatMap((message) => {
      if (message.name === 'snapshot') return message.data.events.map(({ seq }) => seq)
      return message.name === 'event' ? [message.data.seq] : []
    })
  return {
    messages,
    ended,
    cut: () => line.abort(),
    numbers,
    until,
    untilNamed: (name: Live['name']) => until((all) => all.some((message) => message.name === name)),
    untilNumber: (seq: number) => until(() => numbers().includes(seq)),
  }
}
