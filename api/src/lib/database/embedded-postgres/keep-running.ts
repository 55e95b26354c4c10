import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { type Postmaster, startPostmasterAt, stopPostmaster } from './postmaster.ts'

interface Options {
  log: { warn(facts: object, message: string): void }
  fsync: boolean
}

const [firstPause, longestPause] = [100, 5000]

export const restartAfterCrash = (cluster: Cluster, first: Postmaster, { log, fsync }: Options) => {
  const stopping = new AbortController()
  let now: Postmaster | undefined = first
  const { socketFolder } = first

  const startAgain = async () => {
    for (let pause = firstPause; !stopping.signal.aborted; pause = Math.min(2 * pause, longestPause)) {
      try {
        return await startPostmasterAt(cluster, socketFolder, fsync)
      } catch (error) {
        log.warn({ err: error }, 'cannot restart PostgreSQL yet, retrying')
        await wait(pause, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
      }
    }
    return undefined
  }
  const stopped = new Promise((resolve) => stopping.signal.addEventListener('abort', resolve))
  const keep = async () => {
    while (now) {
      await Promise.race([now.ended, stopped])
      if (stopping.signal.aborted) return
      log.warn({ pid: now.pid }, 'PostgreSQL ended unexpectedly, restarting it')
      now = await startAgain()
    }
  }
  const keeping = keep()

  return {
    stop: async () => {
      stopping.abort()
      await keeping
      await stopPostmaster(cluster, first)
    },
  }
}
