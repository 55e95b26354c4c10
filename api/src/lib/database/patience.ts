import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

/** Milliseconds that somebody may still wait who has waited long: so much a busy machine needs where nobody is in the way. */
const least = 500
/** Milliseconds that a connection or a statement may take without anybody having waited. */
const usual = 250

const makePatience = (most: number) => {
  let underWay = 0
  let since = 0
  let spent = 0
  return {
    left: () => Math.max(least, most - spent - (underWay ? performance.now() - since : 0)),
    /** What goes on at once is waited for once. */
    spend: async <T>(wait: () => Promise<T>) => {
      if (underWay++ === 0) since = performance.now()
      try {
        return await wait()
      } finally {
        const took = performance.now() - since
        if (--underWay === 0 && took > usual) spent += took
      }
    },
  }
}

const patience = new AsyncLocalStorage<ReturnType<typeof makePatience>>()

/**
 * All that `work` waits for, one thing after the other, together has so many milliseconds: a turn, connections, and the
 * locks of its statements. What it computes itself does not count.
 */
export const withPatience = <T>(milliseconds: number, work: () => T): T =>
  patience.run(makePatience(milliseconds), work)

/** Waits, and leaves less patience for what is waited for next. */
export const spendPatience = <T>(wait: () => Promise<T>): Promise<T> =>
  patience.getStore()?.spend(wait) ?? wait()

/** A connection of the pool, if it comes in time. */
export const connectInTime = async (pool: pg.Pool): Promise<pg.PoolClient> => {
  const mine = patience.getStore()
  if (!mine) return pool.connect()
  const connecting = pool.connect()
  return mine.spend(
    () =>
      new Promise((resolve, reject) => {
        const giveUp = () => {
          connecting.then((client) => client.release()).catch(() => undefined)
          reject(new Error('timeout exceeded when trying to connect'))
        }
        const timer = setTimeout(giveUp, mine.left())
        connecting.finally(() => clearTimeout(timer)).then(resolve, reject)
      }),
  )
}

/**
 * Ends a statement that waits for locks when patience does. PostgreSQL's own `lock_timeout` is for each lock, and a row has
 * two: one to be the next, one to have it. `endWait` gets the milliseconds for which the statement has run.
 */
export const askInTime = async <T>(
  ask: () => Promise<T>,
  endWait: (milliseconds: number) => Promise<unknown>,
): Promise<T> => {
  const mine = patience.getStore()
  if (!mine) return ask()
  const begun = performance.now()
  let timer: NodeJS.Timeout
  const look = () => {
    // it may wait for something else now, and for a lock later
    timer = setTimeout(look, usual)
    endWait(performance.now() - begun).catch(() => undefined)
  }
  return mine.spend(async () => {
    timer = setTimeout(look, mine.left())
    try {
      return await ask()
    } finally {
      clearTimeout(timer)
    }
  })
}
