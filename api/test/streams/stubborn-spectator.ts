import { CallError } from '@i-one/contract/call'
import { follow } from '@i-one/contract/follow'
import { watchMatch } from '@i-one/contract/matches'

/** Watches a match, and comes back by the last number each time it is cut off. */
export const watchStubbornly = (baseUrl: string, match: string) => {
  const numbers: number[] = []
  const closing = new AbortController()
  let snapshots = 0
  let after: number | undefined
  let looking: (() => void) | undefined
  const live = async () => {
    while (!closing.signal.aborted) {
      try {
        await follow({ baseUrl }, watchMatch, {
          params: { id: match },
          ...(after !== undefined && { after }),
          signal: closing.signal,
          onMessage: (message) => {
            if (message.name === 'snapshot') {
              snapshots++
              numbers.splice(0, Infinity, ...message.data.events.map(({ seq }) => seq))
            } else if (message.name === 'event') numbers.push(message.data.seq)
            else return
            after = message.id
            looking?.()
          },
        })
      } catch (error) {
        if (!closing.signal.aborted && !(error instanceof CallError)) throw error
      }
    }
  }
  const living = live()
  return {
    numbers,
    snapshots: () => snapshots,
    /** Until it has the snapshot and all up to a number. */
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
