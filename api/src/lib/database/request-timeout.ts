import type pg from 'pg'

const min = 500
const usual = 250

/** Creates one time budget (milliseconds) for all waits of a request: queue, connections, locks. CPU time does not count. */
export const createRequestTimeout = (max: number) => {
  let underWay = 0
  let since = 0
  let spent = 0
  return {
    left: () => Math.max(min, max - spent - (underWay ? performance.now() - since : 0)),
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

export type RequestTimeout = ReturnType<typeof createRequestTimeout>

declare module 'pg' {
  interface Client {
    requestTimeout?: RequestTimeout | undefined
  }
}

const connectWithin = (pool: pg.Pool, mine: RequestTimeout) =>
  mine.spend(
    () =>
      new Promise<pg.PoolClient>((resolve, reject) => {
        const connecting = pool.connect()
        const giveUp = () => {
          connecting.then((client) => client.release()).catch(() => undefined)
          reject(new Error('timeout exceeded when trying to connect'))
        }
        const timer = setTimeout(giveUp, mine.left())
        connecting.finally(() => clearTimeout(timer)).then(resolve, reject)
      }),
  )

export const connectInTime = async (pool: pg.Pool, mine: RequestTimeout | undefined) => {
  if (!mine) return pool.connect()
  const client = await connectWithin(pool, mine)
  client.requestTimeout = mine
  return client
}

/** Cancels a query that waits too long. `lock_timeout` is not enough: it limits the wait for each lock separately. */
export const queryWithTimeout = async <T>(
  mine: RequestTimeout | undefined,
  ask: () => Promise<T>,
  endWait: (milliseconds: number) => Promise<unknown>,
): Promise<T> => {
  if (!mine) return ask()
  const begun = performance.now()
  let timer: NodeJS.Timeout
  const look = () => {
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
