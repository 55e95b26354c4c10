import { ownWritesOf } from './database/database.ts'
import type { App } from './http/app.ts'

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
  bytes: Promise<Buffer>
}

/** An answer, and when it is another though nobody writes: milliseconds since the epoch. */
interface Read {
  answer: unknown
  until: number
}

/**
 * Answers that many ask for at once and that say the same to all, kept as the bytes that are sent. One is younger than
 * `keptFor`, and has in it all that this process had written, and heard as news of others, when it was asked for. What others
 * write is in it `keptFor` later at the latest, so nothing is decided by it.
 */
export const keepAnswers = ({ db, live }: Pick<App, 'db' | 'live'>, elapsed = () => performance.now()) => {
  const own = ownWritesOf(db)
  const changes = () => own.count + live.news()
  const kept = new Map<string, Kept>()

  const isGood = (one: Kept, begun: number, now: number) =>
    one.changes === changes() &&
    begun - one.begun < keptFor &&
    Math.abs(now - one.now) < keptFor &&
    now < one.until

  /** The answer known by that key as JSON; `read` is asked where none is kept. */
  return (key: string, at: Date, read: () => Promise<Read>): Promise<Buffer> => {
    const [begun, now] = [elapsed(), at.getTime()]
    const known = kept.get(key)
    if (known && isGood(known, begun, now)) return known.bytes
    if (kept.size >= most) kept.clear()
    const reading = read().then(({ answer, until }) => {
      one.until = until
      return Buffer.from(JSON.stringify(answer))
    })
    const one: Kept = { begun, now, changes: changes(), until: Infinity, bytes: reading }
    kept.set(key, one)
    reading.catch(() => {
      if (kept.get(key) === one) kept.delete(key)
    })
    return reading
  }
}
