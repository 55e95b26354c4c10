import type pg from 'pg'

/** Milliseconds that somebody may still wait who has waited long: so much a busy machine needs where nobody is in the way. */
const least = 500
/** Milliseconds that a connection or a statement may take without anybody having waited. */
const usual = 250

/**
 * All that somebody waits for, one thing after the other, together has so many milliseconds: a turn, connections, and the
 * locks of statements. What is computed does not count.
 */
export const makePatience = (most: number) => {
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

export type Patience = ReturnType<typeof makePatience>

declare module 'pg' {
  interface Client {
    /** Of who has the connection. */
    patience?: Patience | undefined
  }
}

const connectWithin = (pool: pg.Pool, mine: Patience) =>
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

/** A connection of the pool, if it comes in time; until it is given back its statements wait no longer either. */
export const connectInTime = async (pool: pg.Pool, mine: Patience | undefined): Promise<pg.PoolClient> => {
  if (!mine) return pool.connect()
  const client = await connectWithin(pool, mine)
  client.patience = mine
  return client
}

/**
 * Ends a statement that waits for locks when patience does. PostgreSQL's own `lock_timeout` is for each lock, and a row has
 * two: one to be the next, one to have it. `endWait` gets the milliseconds for which the statement has run.
 */
export const askInTime = async <T>(
  mine: Patience | undefined,
  ask: () => Promise<T>,
  endWait: (milliseconds: number) => Promise<unknown>,
): Promise<T> => {
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
