import type { Database } from './database.ts'
import { withDeadline } from './in-time.ts'

/** Metrics label of a read: `standby` if the standby served it, otherwise why the primary did. */
export type StandbyReadOutcome = 'standby' | 'lagging' | 'unreachable' | 'failed'

export interface StandbyConnection {
  db: Database
  replayed: bigint
  ask(): Promise<bigint>
  release(isBroken?: boolean): void
}

export interface StandbySource {
  connect(): Promise<StandbyConnection>
  findPosition(): Promise<bigint>
  count(outcome: StandbyReadOutcome): void
  onAway(error: unknown): void
  every?: number
}

export interface Standby {
  /** Uses the replica if it has replayed the primary's recent WAL position and the caller's own writes (`written`). */
  read<T>(primary: Database, written: bigint | undefined, work: (db: Database) => Promise<T>): Promise<T>
  findPosition(): Promise<bigint>
  look(): Promise<void>
  stop(): Promise<void>
}

const limits = { answer: 1000, reading: 3000 }

export const unreachablePosition = 2n ** 64n - 1n

export const parsePosition = (text: string | undefined) => {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/.exec(text ?? '') ?? []
  return high && low ? (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) : undefined
}

export const formatPosition = (position: bigint) =>
  `${(position >> 32n).toString(16)}/${(position & 0xffff_ffffn).toString(16)}`.toUpperCase()

const within = <T>(milliseconds: number, work: Promise<T>) =>
  withDeadline(milliseconds, work, 'the standby is not responding')

// A replica cannot know whether it is cut off from the primary. So each process asks the primary for its WAL position twice a
// second, and reads from the replica only if the replica has reached that position. If a read fails, the primary serves it.
export const openStandby = ({ every = 500, ...source }: StandbySource): Standby => {
  let atLeast = unreachablePosition
  let isAway: boolean | undefined
  let looking: Promise<void> | undefined

  const open = async () => {
    let isLate = false
    const opening = source.connect().then((connection) => {
      if (isLate) connection.release()
      return connection
    })
    try {
      return await within(limits.answer, opening)
    } catch (error) {
      isLate = true
      throw error
    }
  }
  const ask = async (connection: StandbyConnection) => {
    try {
      connection.replayed = await within(limits.answer, connection.ask())
    } catch (error) {
      connection.release(true)
      throw error
    }
  }
  const connect = async (needed: bigint) => {
    const connection = await open()
    if (connection.replayed < needed) await ask(connection)
    if (connection.replayed >= needed) return connection
    connection.release()
    return undefined
  }
  const reconnect = async () => {
    const connection = await open()
    await ask(connection)
    connection.release()
    isAway = false
  }
  const markAway = (error: unknown) => {
    if (isAway !== true) source.onAway(error)
    isAway = true
  }

  const lookAtBoth = async () => {
    const primary = within(limits.answer, source.findPosition()).then(
      (position) => (atLeast = position),
      // keeps the last position while the primary is down, because nothing is written then
      () => undefined,
    )
    const standby = isAway === false ? undefined : reconnect().catch(markAway)
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
      const atPrimary = (outcome: StandbyReadOutcome) => {
        source.count(outcome)
        return work(primary)
      }
      if (isAway !== false) return atPrimary('unreachable')
      const needed = written !== undefined && written > atLeast ? written : atLeast
      let connection
      try {
        connection = await connect(needed)
      } catch (error) {
        markAway(error)
        return atPrimary('unreachable')
      }
      if (!connection) return atPrimary('lagging')
      const { db } = connection
      let isLate = true
      try {
        const reading = work(db).finally(() => (isLate = false))
        const answer = await within(limits.reading, reading)
        source.count('standby')
        return answer
      } catch {
        return await atPrimary('failed')
      } finally {
        connection.release(isLate)
      }
    },
    findPosition: () => source.findPosition().catch(() => unreachablePosition),
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}
