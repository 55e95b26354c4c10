import { setTimeout as wait } from 'node:timers/promises'
import { CallError, type Connection } from '@i-one/contract/call'
import { followStream } from '@i-one/contract/follow'
import { watchMatch } from '@i-one/contract/matches'
import { watchNotifications } from '@i-one/contract/notifications'

interface Once {
  after?: number
  signal: AbortSignal
  begins: (id: number | undefined, numbers: number[]) => void
  hears: (id: number) => void
}

interface Manner {
  pause?: number
  reached?: (id: number | undefined) => void
}

const stubborn = (watchOnce: (once: Once) => Promise<unknown>, { pause = 0, reached }: Manner = {}) => {
  const numbers: number[] = []
  const closing = new AbortController()
  let snapshots = 0
  let after: number | undefined
  let looking: (() => void) | undefined
  const reach = (id: number | undefined) => {
    after = id
    reached?.(id)
    looking?.()
  }
  const begins = (id: number | undefined, known: number[]) => {
    snapshots++
    numbers.splice(0, Infinity, ...known)
    reach(id)
  }
  const hears = (id: number) => {
    numbers.push(id)
    reach(id)
  }
  const live = async () => {
    while (!closing.signal.aborted) {
      try {
        await watchOnce({ ...(after !== undefined && { after }), signal: closing.signal, begins, hears })
      } catch (error) {
        if (!closing.signal.aborted && !(error instanceof CallError)) throw error
      }
      if (pause && !closing.signal.aborted) await wait(pause)
    }
  }
  const living = live()
  return {
    numbers,
    snapshots: () => snapshots,
    until: (seq: number) =>
      new Promise<void>((resolve) => {
        looking = () => {
          if (after !== undefined && after >= seq) resolve()
        }
        looking()
      }),
    close: async () => {
      closing.abort()
      await living
    },
  }
}

export const watchWithRetries = (baseUrl: string, match: string, manner: Manner = {}) =>
  stubborn(
    ({ begins, hears, ...once }) =>
      followStream({ baseUrl }, watchMatch, {
        ...once,
        params: { id: match },
        onMessage: (message) => {
          if (message.name === 'event') hears(message.data.seq)
          if (message.name === 'snapshot') {
            const { events } = message.data
            begins(
              message.id,
              events.map(({ seq }) => seq),
            )
          }
        },
      }),
    manner,
  )

export const readWithRetries = (connection: Connection) =>
  stubborn(({ begins, hears, ...once }) =>
    followStream(connection, watchNotifications, {
      ...once,
      onMessage: (message) => {
        if (message.name === 'notification') hears(message.data.seq)
        if (message.name === 'snapshot') begins(message.id, [])
      },
    }),
  )
