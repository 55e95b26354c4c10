import { Refusal } from './refusal.ts'

export interface QueueSize {
  /** So many pieces of work are under way at a time. */
  atOnce: number
  /** So many more wait for their turn. */
  waiting: number
}

/** Seconds after which those who are refused may find a place. */
export const busySeconds = 2

/**
 * A line of dear work in this process. It has a length, so that nobody waits for more than that and what waits fits
 * into the memory. Throws the refusal `busy` at once where the line is full.
 */
export const boundedQueue = ({ atOnce, waiting }: QueueSize) => {
  let underWay = 0
  const line: (() => void)[] = []

  const leave = () => {
    const next = line.shift()
    if (next) next()
    else underWay--
  }
  const enter = async () => {
    if (underWay < atOnce) underWay++
    else await new Promise<void>((resolve) => line.push(resolve))
  }
  const doInTurn = async <T>(work: () => Promise<T>) => {
    await enter()
    return work().finally(leave)
  }
  return <T>(work: () => Promise<T>): Promise<T> => {
    if (underWay === atOnce && line.length >= waiting) throw new Refusal('busy', { retryAfter: busySeconds })
    return doInTurn(work)
  }
}
