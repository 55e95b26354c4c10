import type { Kysely } from 'kysely'
import { ownWritesOf } from './database/database.ts'
import type { DB } from './database/tables.ts'
import type { Live } from './live/live.ts'

/** Milliseconds for which an answer is given again without asking the database. */
export const keptFor = 250
const most = 256

interface Kept {
  /** When its reading began, by a clock that only goes on, and by the server's. */
  begun: number
  now: number
  /** How much this process had written and heard by then. */
  changes: number
  /** When it is another by itself, by the server's clock. */
  until: number
  reading: Promise<Buffer>
  /** What was read. */
  bytes?: Buffer
}

/** An answer, and when it is another though nobody writes: milliseconds since the epoch. */
export interface Read {
  answer: unknown
  until: number
}

/** What its changes are counted by. */
interface Sources {
  db: Kysely<DB>
  live: Pick<Live, 'news'>
}

/**
 * Answers that many ask for at once and that say the same to all, kept as the bytes that are sent. One is younger than
 * `keptFor`, and has in it all that this process had written, and heard as news of others, when it was asked for. What others
 * write is in it `keptFor` later at the latest, so nothing is decided by it.
 */
export const keepAnswers = ({ db, live }: Sources, elapsed = () => performance.now()) => {
  const own = ownWritesOf(db)
  const changes = () => own.count + live.news()
  const kept = new Map<string, Kept>()

  const isGood = (one: Kept, begun: number, now: number) =>
    one.changes === changes() &&
    begun - one.begun < keptFor &&
    Math.abs(now - one.now) < keptFor &&
    now < one.until

  const findGood = (key: string, at: Date) => {
    const one = kept.get(key)
    return one && isGood(one, elapsed(), at.getTime()) ? one : undefined
  }

  return {
    /** The answer known by that key as JSON, where it is there already. */
    find: (key: string, at: Date) => findGood(key, at)?.bytes,

    /** The same; `read` is asked where none is kept. */
    get(key: string, at: Date, read: () => Promise<Read>): Promise<Buffer> {
      const known = findGood(key, at)
      if (known) return known.reading
      if (kept.size >= most) kept.clear()
      const begun = elapsed()
      const reading = read().then(({ answer, until }) => {
        one.until = until
        return (one.bytes = Buffer.from(JSON.stringify(answer)))
      })
      const one: Kept = { begun, now: at.getTime(), changes: changes(), until: Infinity, reading }
      kept.set(key, one)
      reading.catch(() => {
        if (kept.get(key) === one) kept.delete(key)
      })
      return reading
    },
  }
}

export type KeptAnswers = ReturnType<typeof keepAnswers>
