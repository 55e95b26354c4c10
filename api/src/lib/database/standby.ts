import type { Database } from './database.ts'

/** Where a reading was answered: by the standby; by the primary, since the standby is `behind`, `away` or said `no`. */
export type ReadAt = 'standby' | 'behind' | 'away' | 'no'

/** One connection to a standby, for one who reads at a time. */
export interface StandbyConnection {
  db: Database
  /** How far it had replayed when it was last asked: it never goes back. */
  replayed: bigint
  /** How far it has replayed. */
  ask(): Promise<bigint>
  /** For the next; one that is broken is closed. */
  release(isBroken?: boolean): void
}

/** What a standby needs of the world around it. */
export interface StandbySource {
  connect(): Promise<StandbyConnection>
  /** How far the primary has written. */
  findPosition(): Promise<bigint>
  count(where: ReadAt): void
  onAway(error: unknown): void
  /** Milliseconds from one question how far the primary is to the next. */
  every?: number
}

export interface Standby {
  /**
   * Reads at the standby, if it has what the primary had a moment ago and what the reader has `written`; else at the
   * primary.
   */
  read<T>(primary: Database, written: bigint | undefined, work: (db: Database) => Promise<T>): Promise<T>
  /** How far the primary has written, for who has just written; further than anything, where it does not say. */
  findPosition(): Promise<bigint>
  /** Asks both how far they are, besides those times at which it does so anyway. */
  look(): Promise<void>
  stop(): Promise<void>
}

/** Milliseconds that a connection and a question, and a reading may take. */
const limits = { answer: 1000, reading: 3000 }

export const beyondAll = 2n ** 64n - 1n

/** A place in the log that PostgreSQL writes ahead, as it writes it: 16/B374D848. */
export const positionOf = (text: string | undefined) => {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/.exec(text ?? '') ?? []
  return high && low ? (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) : undefined
}

export const positionText = (position: bigint) =>
  `${(position >> 32n).toString(16)}/${(position & 0xffff_ffffn).toString(16)}`.toUpperCase()

const inTime = async <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the standby does not answer')), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Answers what may be a second old from a standby. It knows by itself alone whether it has fallen behind, was cut off from
 * the primary, or is away: each process asks the primary twice a second how far it is, and a standby that has not come as
 * far is not read. Whatever a standby refuses or fails to do, the primary is asked: what was found a moment ago elsewhere is
 * not denied here.
 */
export const openStandby = ({ every = 500, ...source }: StandbySource): Standby => {
  // until it is known how far the primary is, nothing is read here
  let atLeast = beyondAll
  let isAway: boolean | undefined
  let looking: Promise<void> | undefined

  const open = async () => {
    let isLate = false
    const opening = source.connect().then((connection) => {
      if (isLate) connection.release()
      return connection
    })
    try {
      return await inTime(limits.answer, opening)
    } catch (error) {
      isLate = true
      throw error
    }
  }
  const ask = async (connection: StandbyConnection) => {
    try {
      connection.replayed = await inTime(limits.answer, connection.ask())
    } catch (error) {
      connection.release(true)
      throw error
    }
  }
  /** One that has come so far; `undefined` where the standby has not. */
  const connect = async (needed: bigint) => {
    const connection = await open()
    if (connection.replayed < needed) await ask(connection)
    if (connection.replayed >= needed) return connection
    connection.release()
    return undefined
  }
  const comeBack = async () => {
    const connection = await open()
    await ask(connection)
    connection.release()
    isAway = false
  }
  const goAway = (error: unknown) => {
    if (isAway !== true) source.onAway(error)
    isAway = true
  }

  const lookAtBoth = async () => {
    const primary = inTime(limits.answer, source.findPosition()).then(
      (position) => (atLeast = position),
      // a primary that is away writes nothing: what the standby has is the latest there is
      () => undefined,
    )
    const standby = isAway === false ? undefined : comeBack().catch(goAway)
    await Promise.all([primary, standby])
  }
  const look = () => {
    looking ??= lookAtBoth().finally(() => (looking = undefined))
    return looking
  }
  const timer = setInterval(() => void look(), every).unref()

  return {
    look,
    async read(primary, written, work) {
      const atPrimary = (where: ReadAt) => {
        source.count(where)
        return work(primary)
      }
      if (isAway !== false) return atPrimary('away')
      const needed = written !== undefined && written > atLeast ? written : atLeast
      let connection
      try {
        connection = await connect(needed)
      } catch (error) {
        goAway(error)
        return atPrimary('away')
      }
      if (!connection) return atPrimary('behind')
      const { db } = connection
      let isLate = true
      try {
        const answer = await inTime(
          limits.reading,
          work(db).finally(() => (isLate = false)),
        )
        source.count('standby')
        return answer
      } catch {
        // whatever it was: the primary says it again, or something better
        return await atPrimary('no')
      } finally {
        connection.release(isLate)
      }
    },
    findPosition: () => source.findPosition().catch(() => beyondAll),
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}
