import type { Patience } from '../database/patience.ts'
import { Refusal } from './refusal.ts'

export interface QueueSize {
  /** So many pieces of work are under way at a time. */
  atOnce: number
  /** So many more wait for their turn. */
  waiting: number
  /** Milliseconds after which whoever waits is refused; none where each piece of work has an end of its own. */
  longest?: number
}

/** Seconds after which those who are refused may find a place. */
export const busySeconds = 2

/**
 * A line of dear work in this process. It has a length, so that nobody waits for more than that and what waits fits
 * into the memory. Throws the refusal `busy` at once where the line is full.
 */
export const boundedQueue = ({ atOnce, waiting, longest }: QueueSize) => {
  let underWay = 0
  const line: (() => void)[] = []

  const leave = () => {
    const next = line.shift()
    if (next) next()
    else underWay--
  }
  const enter = () =>
    new Promise<void>((resolve, reject) => {
      if (underWay < atOnce) {
        underWay++
        return resolve()
      }
      const give = () => {
        clearTimeout(timer)
        resolve()
      }
      const giveUp = () => {
        line.splice(line.indexOf(give), 1)
        reject(new Refusal('busy', { retryAfter: busySeconds }))
      }
      const timer = longest === undefined ? undefined : setTimeout(giveUp, longest)
      line.push(give)
    })
  const doInTurn = async <T>(work: () => Promise<T>, patience?: Patience) => {
    await (patience ? patience.spend(enter) : enter())
    return work().finally(leave)
  }
  /** The wait leaves less of the `patience` for what is waited for afterwards. */
  return <T>(work: () => Promise<T>, patience?: Patience): Promise<T> => {
    if (underWay === atOnce && line.length >= waiting) throw new Refusal('busy', { retryAfter: busySeconds })
    return doInTurn(work, patience)
  }
}

/** A line for each key; one that nobody stands in is forgotten. */
export const queueForEach = (size: QueueSize) => {
  const lines = new Map<string, { doInTurn: ReturnType<typeof boundedQueue>; count: number }>()
  return async <T>(key: string, work: () => Promise<T>, patience?: Patience): Promise<T> => {
    const line = lines.get(key) ?? { doInTurn: boundedQueue(size), count: 0 }
    lines.set(key, line)
    line.count++
    try {
      return await line.doInTurn(work, patience)
    } finally {
      if (--line.count === 0) lines.delete(key)
    }
  }
}
