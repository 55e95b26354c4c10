import type { RequestTimeout } from '../database/request-timeout.ts'
import { ApiError } from './api-error.ts'

export interface QueueSize {
  atOnce: number
  waiting: number
  /** Milliseconds before a waiting caller is rejected; undefined if callers wait without a limit. */
  longest?: number
}

export const retrySeconds = 2

/** Limits concurrent work in this process and the queue length. Throws `busy` if the queue is full. */
export const createBoundedQueue = ({ atOnce, waiting, longest }: QueueSize) => {
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
        reject(new ApiError('busy', { retryAfter: retrySeconds }))
      }
      const timer = longest === undefined ? undefined : setTimeout(giveUp, longest)
      line.push(give)
    })
  const doInTurn = async <T>(work: () => Promise<T>, requestTimeout?: RequestTimeout) => {
    await (requestTimeout ? requestTimeout.spend(enter) : enter())
    return work().finally(leave)
  }
  return <T>(work: () => Promise<T>, requestTimeout?: RequestTimeout): Promise<T> => {
    if (underWay === atOnce && line.length >= waiting)
      throw new ApiError('busy', { retryAfter: retrySeconds })
    return doInTurn(work, requestTimeout)
  }
}

export const createKeyedQueue = (size: QueueSize) => {
  const lines = new Map<string, { doInTurn: ReturnType<typeof createBoundedQueue>; count: number }>()
  return async <T>(key: string, work: () => Promise<T>, requestTimeout?: RequestTimeout): Promise<T> => {
    const line = lines.get(key) ?? { doInTurn: createBoundedQueue(size), count: 0 }
    lines.set(key, line)
    line.count++
    try {
      return await line.doInTurn(work, requestTimeout)
    } finally {
      if (--line.count === 0) lines.delete(key)
    }
  }
}
